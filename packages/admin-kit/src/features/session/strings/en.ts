import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const en = {
  title: 'Sign in',
  username: 'Login name',
  password: 'Password',
  captcha: 'Verification code',
  captchaImage: 'Picture with the verification code',
  changeCaptcha: 'Another picture',
  proof: 'Security check',
  proving: 'Running a security check, please wait…',
  remember: 'Remember the login name',
  submit: 'Sign in',
  signOut: 'Sign out',
  usernameRequired: 'Enter the login name',
  passwordRequired: 'Enter the password',
  captchaRequired: 'Enter the verification code',
} as const satisfies Shape<typeof zh>
