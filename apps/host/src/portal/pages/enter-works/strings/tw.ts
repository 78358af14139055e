import type { zh } from './zh'

/** Strings of the page, in Traditional Chinese. */
export const tw: typeof zh = {
  title: '參賽作品',
  blind: '匿名評審期間只顯示作品編號，不顯示作者和學校。',
  opens: (date: string) => `作品將於 ${date} 開放瀏覽。`,
  groups: '組別',
  allGroups: '全部組別',
  competitions: '競賽',
  empty: '暫無參賽作品',
  emptyHint: '通過資格審查的作品會顯示在這裡。',
}
