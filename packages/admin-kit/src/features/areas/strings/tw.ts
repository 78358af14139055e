import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the area tree. */
export const tw = {
  root: '組織機構管理',
  tree: '區域樹',
  search: '搜尋區域',
  searchPlaceholder: '名稱或代碼',
  locate: '定位',
  hits: '搜尋結果',
  noHits: '找不到「{keyword}」',
  found: '找到 {count} 個區域',
  disabled: '已停用',
  code: '代碼 {code}',
  path: '目前位置',
  copyCode: '複製代碼',
  actions: {
    addChild: '新增下層',
    edit: '修改',
    delete: '刪除',
    disable: '停用',
    enable: '啟用',
    move: '移動到…',
    more: '{name}的操作',
  },
  dialog: {
    title: '節點資訊編輯',
    parent: '上層節點',
    code: '地區代碼',
    codeHint: '6、9或12位數字，儲存後不能修改',
    name: '地區名稱',
    order: '排列順序',
    what: '節點資訊',
  },
  delete: {
    title: '警告',
    question: '您確定要刪除該節點（包括子節點）嗎？',
    named: '{name}（{code}）',
    consequence: '將同時刪除 {count} 個下層區域。',
    bound: '該區域及下層仍關聯 {organizations} 個機構、{users} 名使用者，需先處理後才能刪除。',
  },
  move: {
    title: '移動區域',
    question: '將「{name}」移動到：',
    target: '目標上層',
    confirm: '移動',
    done: '「{name}」已移動到「{parent}」',
    undo: '復原移動',
  },
  success: { delete: '刪除成功！', save: '儲存成功！', enable: '「{name}」已啟用', disable: '「{name}」已停用' },
  failure: {
    load: '取得資料失敗！',
    delete: '刪除失敗！{reason}',
    add: '新增節點失敗！{reason}',
    update: '更新節點失敗！{reason}',
  },
} satisfies Shape<typeof zh>
