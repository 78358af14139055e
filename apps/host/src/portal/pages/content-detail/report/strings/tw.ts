import type { ReportStrings } from './load-report-strings'

export const tw: ReportStrings = {
  report: '檢舉',
  kind: '問題類型',
  kinds: { copyright: '侵權', wrong: '內容錯誤', harmful: '不良內容', other: '其他' },
  details: '請說明問題（至少5個字）',
  send: '提交檢舉',
  done: '檢舉已提交，我們會盡快處理。',
  failed: '提交失敗，請重試。',
}
