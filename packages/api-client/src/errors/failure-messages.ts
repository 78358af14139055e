import type { Locale } from '../rules/messages'

/** What a person reads when a call fails without a message of the server's (section 8). */
export interface FailureMessages {
  network: string
  timeout: string
  unexpected: string
  unauthenticated: string
  forbidden: string
}

/** Section 8 in the five languages; Chinese is the specification's own wording. */
export const failureMessages: Readonly<Record<Locale, FailureMessages>> = {
  zh: {
    network: '网络连接错误，请检查网络环境！',
    timeout: '网络连接超时，请重试！',
    unexpected: '知识盲区的错误，联系程序员小哥哥吧！',
    unauthenticated: '身份认证已过期，请重新登录！',
    forbidden: '您没有权限执行此操作',
  },
  en: {
    network: 'Network connection failed. Check your network.',
    timeout: 'The network connection timed out. Please try again.',
    unexpected: 'An error nobody has met yet. Please tell the support team.',
    unauthenticated: 'Identity authentication has expired, please log in again.',
    forbidden: 'You are not allowed to do this',
  },
  ja: {
    network: 'ネットワークに接続できません。接続環境を確認してください。',
    timeout: 'ネットワークの応答がありません。もう一度お試しください。',
    unexpected: '予期しないエラーが発生しました。担当者にご連絡ください。',
    unauthenticated: '認証の有効期限が切れました。もう一度ログインしてください。',
    forbidden: 'この操作を行う権限がありません',
  },
  ko: {
    network: '네트워크에 연결할 수 없습니다. 네트워크 환경을 확인하세요.',
    timeout: '네트워크 연결 시간이 초과되었습니다. 다시 시도하세요.',
    unexpected: '알 수 없는 오류가 발생했습니다. 담당자에게 문의하세요.',
    unauthenticated: '인증이 만료되었습니다. 다시 로그인하세요.',
    forbidden: '이 작업을 수행할 권한이 없습니다',
  },
  tw: {
    network: '網路連線錯誤，請檢查網路環境！',
    timeout: '網路連線逾時，請重試！',
    unexpected: '發生未知的錯誤，請聯絡系統工程師！',
    unauthenticated: '身分驗證已過期，請重新登入！',
    forbidden: '您沒有執行此操作的權限',
  },
}
