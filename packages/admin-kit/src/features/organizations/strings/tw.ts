import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the organisation screen. */
export const tw = {
  title: '學校管理',
  addTitle: '新增機構',
  editTitle: '編輯機構',
  tree: '機構樹',
  search: '搜尋機構',
  searchPlaceholder: '機構名稱',
  locate: '定位',
  hits: '搜尋結果',
  found: '找到 {count} 個機構',
  noHits: '找不到「{keyword}」',
  people: '{count} 位使用者',
  empty: '目前沒有機構',
  types: {
    '1': '行政機構',
    '2': '學校',
    '3': '教研機構',
    '4': '部門',
  },
  schoolTypes: {
    '111': '幼兒園',
    '211': '小學',
    '311': '初級中學',
    '312': '九年一貫制學校',
    '341': '完全中學',
    '342': '高級中學',
  },
  actions: {
    add: '新增下層',
    edit: '編輯',
    move: '移動到…',
    merge: '撤併…',
    delete: '刪除',
    more: '{name}的操作',
  },
  form: {
    name: '組織名稱',
    parent: '上層機構',
    type: '組織類型',
    code: '組織代碼',
    schoolType: '學校類型',
    area: '所在區域',
    order: '排列順序',
    orderHint: '留空則排在最後',
  },
  delete: {
    title: '刪除機構',
    bound: '此機構仍關聯 {children} 個下層機構、{users} 位使用者、{grades} 個年級，須先處理後才能刪除。',
  },
  move: {
    title: '移動機構',
    question: '將「{name}」移動到：',
    confirm: '移動',
    done: '「{name}」已移動',
    undone: '「{name}」已移回原處',
    reordered: '「{name}」的順序已調整',
  },
  success: {
    save: '儲存成功！',
    delete: '刪除成功！',
  },
  failure: {
    load: '取得資料失敗！',
    add: '新增節點失敗！{reason}',
    update: '更新節點失敗！{reason}',
    delete: '刪除失敗！{reason}',
  },
} satisfies Shape<typeof zh>
