import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words around the sign-in form. */
export const ja = {
  forgotten: 'パスワードをお忘れの方',
  register: '新規登録',
  newPassword: '新しいパスワードの設定',
  reason: {
    initial: '初回ログインです。続けるには新しいパスワードを設定してください。',
    weak: 'パスワードの強度が不足しています。続けるには新しいパスワードを設定してください。',
    expired: 'パスワードの有効期限が切れました。続けるには新しいパスワードを設定してください。',
  },
} satisfies Shape<typeof zh>
