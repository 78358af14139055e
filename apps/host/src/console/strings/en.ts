import type { ConsoleStrings } from './load-console-strings'

/** The console's frame in words, in English. */
export const en: ConsoleStrings = {
  brand: 'Yunze Education Console',
  siteName: 'Yunze Education Portal',
  motto: 'Notices, teaching research, resources and administration in one place.',
  loading: 'Loading',
  menu: 'Menu',
  more: 'More',
  language: 'Language',
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' },
  signIn: 'Sign in',
  register: 'Register',
  openMenu: 'Open menu',
  fold: 'Fold menu',
  unfold: 'Unfold menu',
  account: 'User menu',
  portal: 'Back to portal',
  signOut: 'Sign out',
  updatePassword: 'Change password',
  playground: 'Embed playground',
  signInHint: 'Sign in with the account your education authority gave you',
  storageRefused:
    'Your browser does not let this site store data: the sign-in lasts until you reload or leave this page.',
  forgot: 'Reset password',
  home: 'Back to home',
  signedInAs: (name) => `You are signed in as ${name}`,
  enter: 'Enter',
  switchAccount: 'Switch account',
  passwordStates: {
    initial: 'This is your first sign-in. Change the password first.',
    weak: 'Your password is too weak. Change it now.',
    expired: 'Your password has expired. Change it now.',
  },
}
