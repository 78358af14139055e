import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const tw = {
  title: '登入',
  username: '登入帳號',
  password: '密碼',
  captcha: '驗證碼',
  captchaImage: '驗證碼圖片',
  changeCaptcha: '換一張',
  proof: '安全驗證進度',
  proving: '正在進行安全驗證，請稍候……',
  remember: '記住登入帳號',
  submit: '登入',
  signOut: '登出',
  usernameRequired: '請輸入登入帳號',
  passwordRequired: '請輸入密碼',
  captchaRequired: '請輸入驗證碼',
} as const satisfies Shape<typeof zh>
