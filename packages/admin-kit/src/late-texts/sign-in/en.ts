import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** Words around the sign-in form. */
export const en = {
  forgotten: 'Forgot password',
  register: 'Create an account',
  newPassword: 'Set a new password',
  reason: {
    initial: 'This is your first sign-in. Set a new password to go on.',
    weak: 'Your password is too weak. Set a new one to go on.',
    expired: 'Your password has expired. Set a new one to go on.',
  },
} satisfies Shape<typeof zh>
