import type { zh } from './zh'

/** Strings of the page, in English. */
export const en: typeof zh = {
  title: 'Reset password',
  lead: 'Set a new password with a code by mail, by text message, or with a recovery code.',
  steps: {
    name: 'Login name',
    code: 'Code',
    password: 'New password',
  },
  stepLine: (step, total, name) => `Step ${step} of ${total}: ${name}`,
  username: 'Login name',
  usernameHint: 'Case counts',
  usernameRequired: 'Enter your login name',
  submit: {
    name: 'Get a code',
    code: 'Next',
    password: 'Submit',
  },
  proving: (percent) => `Security check ${percent}%`,
  channel: 'How to confirm',
  channels: {
    mail: 'Code by mail',
    sms: 'Code by text message',
    recovery: 'Recovery code',
  },
  channelHints: {
    mail: 'To the mailbox of the account',
    sms: 'To a confirmed number; for children under 14 to a guardian',
    recovery: 'One that you have written down in the personal centre',
  },
  sent: {
    mail: 'If the account exists and has a mailbox, a code has been sent.',
    sms: 'If the account exists and its number is confirmed, a code has been sent.',
    recovery: 'Enter a recovery code that has not been used.',
  },
  sentAgain: {
    mail: 'If the account exists and has a mailbox, a new code has been sent. Earlier codes no longer work.',
    sms: 'If the account exists and its number is confirmed, a new code has been sent. Earlier codes no longer work.',
    recovery: 'Enter a recovery code that has not been used.',
  },
  code: 'Code',
  codeHint: {
    mail: 'The 6 digits in the mail, valid for 5 minutes',
    sms: 'The 6 digits in the text message, valid for 5 minutes',
    recovery: '10 letters and digits; case does not count',
  },
  codeFormat: {
    mail: 'Enter the 6 digits of the code',
    sms: 'Enter the 6 digits of the code',
    recovery: 'Enter the 10 characters of the recovery code',
  },
  codeWrong: (left) => `Wrong code. ${left} ${left === 1 ? 'try' : 'tries'} left`,
  spent: (tries) => `${tries} wrong codes were entered. Send a new one`,
  expired: 'The code has expired. Send a new one',
  resend: 'Send again',
  resendIn: (seconds) => `Send again (${seconds} s)`,
  otherName: 'Another login name',
  newPassword: 'New password',
  confirm: 'Confirm password',
  showPassword: 'Show password',
  checklist: 'Password requirements',
  parts: {
    hasLength: '8 to 16 characters',
    hasLetter: 'A letter',
    hasDigit: 'A digit',
    hasSpecial: 'A special character',
  },
  met: 'Met',
  unmet: 'Not met',
  ticketOver:
    'This took too long, or the code was used already. Get a new code. If you have just set a new password, sign in with it.',
  startAgain: 'Get a new code',
  signIn: 'Sign in',
  done: 'Password reset',
  doneHint: 'The account has been signed out everywhere. Sign in with the new password.',
  failed: 'That did not work. Check the network and try again; nothing you typed is lost',
  helpTitle: 'No code?',
  help: [
    {
      question: 'The mail has not come',
      text: 'Look in your spam folder and check the login name. A code is sent at most once a minute and five times a day.',
    },
    {
      question: 'The account has no mailbox',
      text: 'Contact the administrator of your school, who resets the password under “Users” after checking who you are.',
    },
    {
      question: 'Students under 14',
      text: 'No code is mailed to the child. With a confirmed number of a guardian choose the text message: it goes to the guardian. Otherwise the administrator of the school resets the password.',
    },
  ],
}
