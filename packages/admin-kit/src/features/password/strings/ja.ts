import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the password form. */
export const ja = {
  oldPassword: '現在のパスワード',
  newPassword: '新しいパスワード',
  confirmPassword: 'パスワード（確認）',
  submit: '送信',
  back: '戻る',
  success: 'パスワードを変更しました',
  failureWith: 'パスワードを変更できませんでした：{msg}',
  failure: 'パスワードを変更できませんでした',
} satisfies Shape<typeof zh>
