import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

export const tw = {
  tasks: {
    title: '任務',
    name: '任務名稱',
    kind: '任務類型',
    kinds: {
      importCheck: '匯入驗證',
      importCommit: '匯入資料',
      export: '匯出',
      promotion: '學年升級',
    },
    allKinds: '全部類型',
    state: '狀態',
    states: {
      queued: '排隊中',
      running: '進行中',
      done: '已完成',
      failed: '失敗',
      cancelled: '已取消',
      expired: '已過期',
    },
    allStates: '全部狀態',
    progress: '進度',
    rows: '{count} 列',
    createdAt: '提交時間',
    expiresAt: '檔案保留至',
    download: '下載',
    cancel: '取消',
    cancelTitle: '取消任務',
    cancelQuestion: '您確定要取消「{name}」嗎？',
    cancelConsequence: '任務將立即停止，不會產生檔案；已經匯入的資料會保留。取消後可以重試。',
    cancelled: '「{name}」已取消',
    retried: '「{name}」已重新排隊',
    empty: '暫無任務',
    emptyHint: '資料較多的匯入和匯出會在背景進行，並顯示在這裡。',
    filteredEmpty: '沒有符合條件的任務',
    showAll: '顯示全部',
  },
} satisfies Shape<typeof zh>
