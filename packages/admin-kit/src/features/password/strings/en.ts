import type { Shape } from '../../../i18n/shape'
import type { zh } from './zh'

/** Words of the password form. */
export const en = {
  oldPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  submit: 'Submit',
  back: 'Back',
  success: 'Password changed',
  failureWith: 'Could not change the password: {msg}',
  failure: 'Could not change the password',
} satisfies Shape<typeof zh>
