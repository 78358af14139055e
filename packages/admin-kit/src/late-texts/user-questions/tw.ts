import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const tw: Shape<typeof zh> = {
  disable: {
    title: '停用使用者',
    question: '停用 {count} 名使用者？',
    consequence: '他們會立即登出，且無法再登入。資料全部保留，隨時可以重新啟用。',
  },
  exportTask: {
    label: '背景匯出',
    running: '正在背景匯出，完成後自動下載',
    cancelled: '已取消匯出',
    failed: '匯出未完成：{reason}',
  },
  failures: {
    title: '{count} 名使用者未能修改',
    hint: '其餘 {changed} 名已修改。',
    one: '{name}（{username}）：{message}',
  },
  many: {
    who: '已選 {count} 人：{names} 等',
    moveHint: '學生的年級班級和教師的管理班級將被清空。',
  },
  parents: {
    title: '家長的初始密碼',
    shown: '新增家長的初始密碼只顯示這一次，首次登入時必須修改。請儲存後交給家長。',
  },
  reset: {
    username: '登入帳號',
    name: '姓名',
    unsaved: '這些密碼還沒有儲存，關閉後無法再檢視。',
    closeUnsaved: '不儲存並關閉',
    title: '重設密碼',
    question: '將為 {name} 產生一次性密碼，原密碼立即失效。',
    questionMany: '將為 {count} 名使用者產生一次性密碼，原密碼立即失效。',
    shownMany: '一次性密碼只顯示這一次，請立即儲存。',
    saveMany: '儲存為檔案',
    sent: '一次性密碼已寄到 {mailbox}，下次登入時必須修改。',
    shown: '一次性密碼只顯示這一次，下次登入時必須變更。',
    password: '一次性密碼',
  },
}
