import type { StateStrings } from './load-state-strings'

/** Strings of what a page says in place of its content, Japanese. */
export const strings: StateStrings = {
  signIn: {
    title: 'ログインが必要です',
    hint: 'ログインするとご覧いただけます。',
    leaving: 'ログインするとご覧いただけます。ログイン画面へ移動します。',
    expired: '認証の有効期限が切れました。もう一度ログインしてください。',
  },
  failure: {
    forbidden: '閲覧する権限がありません',
    forbiddenHint: 'このアカウントではご覧いただけません。所属機関の管理者にお問い合わせください。',
    offline: 'オフラインです',
    offlineHint: '通信環境を確認してから、もう一度お試しください。',
    unpublishedWork: 'この作品はまだ公開されていません',
    unpublishedCertificate: 'この証書はまだ公開されていません',
    unpublishedHint: '審査が終わり、結果が公開されるとここでご覧いただけます。',
    withdrawn: 'この記事は公開を終了しました',
    withdrawnHint: 'お探しの記事は存在しないか、公開が停止されています。',
    title: 'ページを読み込めませんでした',
    hint: '通信環境を確認してもう一度お試しください。解決しない場合は管理者にお問い合わせください。',
    retry: '再試行',
    chunk: 'サイトが更新されました。再読み込みしてください。',
  },
}
