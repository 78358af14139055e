import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'ページが見つかりません',
  hint: 'お探しのページは存在しないか、移動しました。',
  similar: 'お探しのページ：',
  frequent: 'よく見られるページ：',
}
