import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the command palette and the shortcut sheet, loaded with them. */
export const ja = {
  title: 'クイック検索',
  label: 'ページ・人・学校・地域・操作を検索',
  placeholder: 'ページ、人、学校、地域、操作の名前を入力',
  results: '検索結果',
  searching: '検索中…',
  empty: '「{keyword}」は見つかりませんでした',
  failed: '一部を検索できませんでした。',
  keys: '↑ ↓ で選択、Enter で開く、Esc で閉じる',
  recent: '最近使った項目',
  pages: 'ページ',
  actions: '操作',
  people: '人',
  organizations: '学校・機関',
  areas: '地域',
  shortcuts: {
    title: 'キーボードショートカット',
    palette: 'クイック検索',
    sheet: 'ショートカットを表示',
    save: 'フォームを送信、選択項目を開く',
    close: 'ダイアログを閉じる',
    move: 'リスト・ツリー・表の中を移動',
  },
} satisfies Shape<typeof zh>
