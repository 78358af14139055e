import type { FailureMessages } from './failure-messages'

/** Section 8 in Japanese. */
export const ja: FailureMessages = {
  network: 'ネットワークに接続できません。接続環境を確認してください。',
  timeout: 'ネットワークの応答がありません。もう一度お試しください。',
  unexpected: '予期しないエラーが発生しました。担当者にご連絡ください。',
  unauthenticated: '認証の有効期限が切れました。もう一度ログインしてください。',
  forbidden: 'この操作を行う権限がありません',
}
