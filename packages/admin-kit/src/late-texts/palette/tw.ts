import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words of the command palette and the shortcut sheet, loaded with them. */
export const tw = {
  title: '快速搜尋',
  label: '搜尋頁面、人員、學校、區域和操作',
  placeholder: '輸入頁面、人員、學校、區域或操作的名稱',
  results: '搜尋結果',
  searching: '搜尋中…',
  empty: '找不到「{keyword}」',
  failed: '部分內容未能搜尋。',
  keys: '↑ ↓ 選擇，Enter 開啟，Esc 關閉',
  recent: '最近使用',
  pages: '頁面',
  actions: '操作',
  people: '人員',
  organizations: '學校與機構',
  areas: '區域',
  shortcuts: {
    title: '鍵盤快速鍵',
    palette: '快速搜尋',
    sheet: '顯示快速鍵',
    save: '送出表單、開啟所選項目',
    close: '關閉對話方塊',
    move: '在清單、樹和表格中移動',
  },
} satisfies Shape<typeof zh>
