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
  checklist: {
    length: '8 to 16 characters',
    letter: 'A letter',
    digit: 'A digit',
    special: 'A special character',
    label: 'Password requirements',
    met: 'Met',
    unmet: 'Not met',
  },
} satisfies Shape<typeof zh>
