import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'ページが見つかりません',
  hint: 'お探しのページは存在しないか、削除されました。',
  similar: 'お探しのページ：',
  frequent: 'よく見られるページ：',
}
