import type { Shape } from '../../i18n/shape'
import type { zh } from './zh'

/** See the source language. */
export const en: Shape<typeof zh> = {
  disable: {
    title: 'Disable users',
    question: 'Disable {count} users?',
    consequence: 'They are signed out at once and cannot sign in. Everything is kept, and they can be enabled again.',
  },
  exportTask: {
    label: 'Export in the background',
    running: 'Exporting in the background; the file downloads when it is ready',
    cancelled: 'Export cancelled',
    failed: 'The export did not finish: {reason}',
  },
  failures: {
    title: '{count} users were not changed',
    hint: 'The other {changed} were.',
    one: '{name} ({username}): {message}',
  },
  many: {
    who: '{count} chosen: {names} …',
    moveHint: 'Grades and classes of the old organisation are cleared.',
  },
  parents: {
    title: 'First passwords of the parents',
    shown:
      'The first passwords of the new parents are shown only once and have to be changed at the first sign-in. Save them and hand them over.',
  },
  reset: {
    username: 'Login name',
    name: 'Name',
    unsaved: 'These passwords are not saved yet. Once closed, they cannot be shown again.',
    closeUnsaved: 'Close without saving',
    title: 'Reset password',
    question: 'A one-time password is made for {name}. The old one stops working at once.',
    questionMany: '{count} users get one-time passwords; their present ones stop working at once.',
    shownMany: 'The passwords are shown only now. Save them.',
    saveMany: 'Save as a file',
    sent: 'The one-time password was sent to {mailbox} and has to be changed at the next sign-in.',
    shown: 'The one-time password is shown only now and must be changed at the next sign-in.',
    password: 'One-time password',
  },
}
