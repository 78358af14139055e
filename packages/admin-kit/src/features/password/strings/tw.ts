import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the password form. */
export const tw = {
  oldPassword: '原密碼',
  newPassword: '新密碼',
  confirmPassword: '確認密碼',
  submit: '提交',
  back: '返回',
  success: '密碼更新成功！',
  failureWith: '密碼更新失敗：{msg}',
  failure: '密碼更新失敗！',
} satisfies Shape<typeof zh>
