import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const ja = {
  title: 'ログイン',
  username: 'ログイン名',
  password: 'パスワード',
  captcha: '認証コード',
  captchaImage: '認証コードの画像',
  changeCaptcha: '別の画像',
  proof: 'セキュリティ確認の進行状況',
  proving: 'セキュリティ確認を行っています。しばらくお待ちください…',
  remember: 'ログイン名を記憶する',
  submit: 'ログイン',
  signOut: 'ログアウト',
  usernameRequired: 'ログイン名を入力してください',
  passwordRequired: 'パスワードを入力してください',
  captchaRequired: '認証コードを入力してください',
} as const satisfies Shape<typeof zh>
