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
  checklist: {
    length: '8～16文字',
    letter: '英字を含む',
    digit: '数字を含む',
    special: '記号を含む',
    label: 'パスワードの条件',
    met: '満たしています',
    unmet: '満たしていません',
  },
} satisfies Shape<typeof zh>
