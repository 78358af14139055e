import type { FailureMessages } from './failure-messages'

/** Section 8 in the Chinese of Taiwan. */
export const tw: FailureMessages = {
  network: '網路連線錯誤，請檢查網路環境！',
  timeout: '網路連線逾時，請重試！',
  unexpected: '發生未知的錯誤，請聯絡系統工程師！',
  unauthenticated: '身分驗證已過期，請重新登入！',
  forbidden: '您沒有執行此操作的權限',
}
