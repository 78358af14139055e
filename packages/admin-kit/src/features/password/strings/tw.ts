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
  checklist: {
    length: '8–16 個字元',
    letter: '包含字母',
    digit: '包含數字',
    special: '包含特殊符號',
    label: '密碼要求',
    met: '已符合',
    unmet: '未符合',
  },
} satisfies Shape<typeof zh>
