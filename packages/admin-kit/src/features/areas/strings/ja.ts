import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the area tree. */
export const ja = {
  root: '組織管理',
  tree: '地域ツリー',
  search: '地域を検索',
  searchPlaceholder: '名称またはコード',
  locate: '移動',
  hits: '検索結果',
  noHits: '「{keyword}」は見つかりませんでした',
  found: '{count} 件の地域が見つかりました',
  disabled: '無効',
  code: 'コード {code}',
  path: '現在の位置',
  copyCode: 'コードをコピー',
  actions: {
    addChild: '下位を追加',
    edit: '編集',
    delete: '削除',
    disable: '無効化',
    enable: '有効化',
    move: '移動先を選択…',
    more: '{name} の操作',
  },
  dialog: {
    title: 'ノード情報編集',
    parent: '親ノード',
    code: '地域コード',
    codeHint: '6・9・12桁の数字。保存後は変更できません',
    name: '地域名',
    order: '表示順',
    what: 'ノード情報',
  },
  delete: {
    title: '警告',
    question: 'このノード（下位を含む）を削除してもよろしいですか？',
    named: '{name}（{code}）',
    consequence: '下位の地域 {count} 件も同時に削除されます。',
    bound: 'この地域と下位には機関 {organizations} 件、ユーザー {users} 名が紐づいています。先に処理してください。',
  },
  move: {
    title: '地域の移動',
    question: '「{name}」の移動先：',
    target: '新しい親ノード',
    confirm: '移動',
    done: '「{name}」を「{parent}」へ移動しました',
    undo: '移動を元に戻す',
  },
  success: {
    delete: '削除しました',
    save: '保存しました',
    enable: '「{name}」を有効にしました',
    disable: '「{name}」を無効にしました',
  },
  failure: {
    load: 'データを取得できませんでした。',
    delete: '削除できませんでした。{reason}',
    add: 'ノードを追加できませんでした。{reason}',
    update: 'ノードを更新できませんでした。{reason}',
  },
} satisfies Shape<typeof zh>
