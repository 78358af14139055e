import type { StateStrings } from './load-state-strings'

/** Strings of what a page says in place of its content, Traditional Chinese. */
export const strings: StateStrings = {
  signIn: {
    title: '需要登入',
    hint: '登入後即可檢視此內容。',
    leaving: '登入後即可檢視此內容，即將前往登入頁。',
    expired: '身分驗證已過期，請重新登入！',
  },
  failure: {
    forbidden: '沒有存取權限',
    forbiddenHint: '您的帳號無法檢視此內容。如需開通，請聯絡所屬單位的管理員。',
    offline: '網路已中斷',
    offlineHint: '請檢查網路連線，恢復後點選重試。',
    unpublishedWork: '作品尚未公布',
    unpublishedCertificate: '證書尚未公布',
    unpublishedHint: '評審結束並公布後，可在此檢視。',
    withdrawn: '內容已下架',
    withdrawnHint: '您要找的內容不存在，或已經下架。',
    title: '頁面載入失敗',
    hint: '請檢查網路後重試；若仍有問題，請聯絡網站管理員。',
    retry: '重試',
    chunk: '網站已更新，請重新載入。',
  },
}
