import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: '応募作品',
  blind: 'ブラインド審査中は作品番号のみを表示し、作者と学校は表示しません。',
  opens: (date: string) => `作品は ${date} から公開されます。`,
  groups: '部門',
  allGroups: 'すべての部門',
  competitions: 'コンテスト',
  empty: '応募作品はまだありません',
  emptyHint: '資格審査を通過した作品が表示されます。',
}
