import type { ConsoleStrings } from './load-console-strings'

/** The console's frame in words, in Japanese. */
export const ja: ConsoleStrings = {
  brand: '雲沢教育管理コンソール',
  siteName: '雲沢教育ポータル',
  motto: 'お知らせも、教育研究も、教材も、管理も、ここで。',
  loading: '読み込み中',
  menu: 'メニュー',
  more: 'もっと見る',
  language: '言語',
  theme: 'テーマ',
  themes: { light: 'ライト', dark: 'ダーク', 'high-contrast': 'ハイコントラスト' },
  signIn: 'ログイン',
  register: '新規登録',
  openMenu: 'メニューを開く',
  fold: 'メニューを折りたたむ',
  unfold: 'メニューを広げる',
  account: 'ユーザーメニュー',
  portal: 'ポータルへ戻る',
  signOut: 'ログアウト',
  updatePassword: 'パスワード変更',
  playground: '埋め込みプレイグラウンド',
  signInHint: '教育機関から発行されたアカウントでログインしてください',
  storageRefused:
    'ブラウザーがこのサイトのデータ保存を許可していません。ログインはこのページ内でのみ有効で、再読み込みすると再度ログインが必要です。',
  forgot: 'パスワード再設定',
  home: 'ホームへ戻る',
  signedInAs: (name) => `${name} としてログイン中です`,
  enter: '管理画面へ',
  switchAccount: 'アカウントを切り替える',
  passwordStates: {
    initial: '初回ログインです。先にパスワードを変更してください。',
    weak: 'パスワードの強度が不足しています。変更してください。',
    expired: 'パスワードの有効期限が切れました。変更してください。',
  },
}
