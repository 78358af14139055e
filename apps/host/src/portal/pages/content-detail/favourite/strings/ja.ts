import type { zh } from './zh'

/** Words of the favourite button, in Japanese. */
export const ja: typeof zh = {
  favourite: 'お気に入り',
  added: '追加しました',
  removed: '削除しました',
  list: 'お気に入り一覧',
  failed: '操作できませんでした。しばらくしてからお試しください。',
}
