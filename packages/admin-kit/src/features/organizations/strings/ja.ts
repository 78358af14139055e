import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the organisation screen. */
export const ja = {
  title: '学校の管理',
  addTitle: '組織の追加',
  editTitle: '組織の編集',
  tree: '組織ツリー',
  search: '組織を検索',
  searchPlaceholder: '組織名',
  locate: '移動',
  hits: '検索結果',
  found: '{count} 件の組織が見つかりました',
  noHits: '「{keyword}」は見つかりませんでした',
  people: 'ユーザー {count} 名',
  empty: '組織はまだありません',
  types: {
    '1': '行政機関',
    '2': '学校',
    '3': '研究機関',
    '4': '部署',
  },
  schoolTypes: {
    '111': '幼稚園',
    '211': '小学校',
    '311': '初級中学',
    '312': '九年一貫制学校',
    '341': '完全中学（中高併設）',
    '342': '高級中学',
  },
  actions: {
    add: '下位を追加',
    edit: '編集',
    move: '移動先…',
    merge: '統合…',
    delete: '削除',
    more: '{name}の操作',
  },
  form: {
    name: '組織名',
    parent: '上位組織',
    type: '組織の種別',
    code: '組織コード',
    schoolType: '学校の種別',
    area: '所在地域',
    order: '表示順',
    orderHint: '空欄の場合は最後に並びます',
  },
  delete: {
    title: '組織の削除',
    bound: '下位組織 {children} 件、ユーザー {users} 名、学年 {grades} 件が関連しているため、先に処理が必要です。',
  },
  move: {
    title: '組織の移動',
    question: '「{name}」の移動先：',
    confirm: '移動',
    done: '「{name}」を移動しました',
    undone: '「{name}」を元に戻しました',
    reordered: '「{name}」の並び順を変更しました',
  },
  success: {
    save: '保存しました！',
    delete: '削除しました！',
  },
  failure: {
    load: 'データを取得できませんでした！',
    add: '組織を追加できませんでした！{reason}',
    update: '組織を更新できませんでした！{reason}',
    delete: '削除できませんでした！{reason}',
  },
} satisfies Shape<typeof zh>
