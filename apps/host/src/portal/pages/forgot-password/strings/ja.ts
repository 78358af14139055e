import type { zh } from './zh'

/** Strings of the page, in Japanese. */
export const ja: typeof zh = {
  title: 'パスワード再設定',
  lead: 'アカウントに登録されたメールで認証コードを受け取り、新しいパスワードを設定します。',
  steps: {
    name: 'ログイン名の入力',
    code: '認証コードの入力',
    password: '新しいパスワードの設定',
  },
  stepLine: (step, total, name) => `ステップ${step}/${total}：${name}`,
  username: 'ログイン名',
  usernameHint: '大文字と小文字を区別します',
  usernameRequired: 'ログイン名を入力してください',
  submit: {
    name: '認証コードを受け取る',
    code: '次へ',
    password: '送信',
  },
  proving: (percent) => `セキュリティ確認中 ${percent}%`,
  sent: 'アカウントが存在し、メールアドレスが登録されている場合、認証コードを送信しました。',
  sentAgain:
    'アカウントが存在し、メールアドレスが登録されている場合、新しい認証コードを送信しました。以前のコードは使えません。',
  code: '認証コード',
  codeHint: 'メールに記載の6桁の数字（5分間有効）',
  codeFormat: '6桁の数字を入力してください',
  codeWrong: (left) => `認証コードが正しくありません。あと${left}回入力できます`,
  spent: (tries) => `認証コードを${tries}回間違えました。再送信してください`,
  expired: '認証コードの有効期限が切れました。再送信してください',
  resend: '再送信',
  resendIn: (seconds) => `再送信（${seconds}秒）`,
  otherName: 'ログイン名を変更',
  newPassword: '新しいパスワード',
  confirm: 'パスワード（確認）',
  showPassword: 'パスワードを表示',
  checklist: 'パスワードの条件',
  parts: {
    hasLength: '8～16文字',
    hasLetter: '英字を含む',
    hasDigit: '数字を含む',
    hasSpecial: '記号を含む',
  },
  met: '満たしています',
  unmet: '満たしていません',
  ticketOver:
    '時間切れか、すでに使用済みです。認証コードを再取得してください。新しいパスワードを設定した直後の場合は、そのままログインしてください。',
  startAgain: '認証コードを再取得',
  signIn: 'ログインへ',
  done: 'パスワードを再設定しました',
  doneHint: 'すべての端末からログアウトしました。新しいパスワードでログインしてください。',
  failed: '処理できませんでした。ネットワークを確認してもう一度お試しください。入力内容は失われません',
  helpTitle: '認証コードが届かない場合',
  help: [
    {
      question: 'メールが届かない',
      text: '迷惑メールフォルダーとログイン名をご確認ください。認証コードの送信は1分に1回、1日5回までです。',
    },
    {
      question: 'メールアドレスが未登録',
      text: '学校の管理者にご連絡ください。本人確認の後、管理者が「ユーザー管理」でパスワードをリセットします。',
    },
    {
      question: '14歳未満の児童・生徒',
      text: '本人には認証コードを送信しません。保護者から学校にご連絡いただき、学校の管理者がリセットします。',
    },
  ],
}
