import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words around the sign-in form. */
export const tw = {
  forgotten: '忘記密碼',
  register: '註冊帳號',
  newPassword: '設定新密碼',
  reason: {
    initial: '首次登入，請先設定新密碼，之後即可繼續。',
    weak: '目前密碼強度不足，請設定新密碼，之後即可繼續。',
    expired: '密碼已過期，請設定新密碼，之後即可繼續。',
  },
} satisfies Shape<typeof zh>
