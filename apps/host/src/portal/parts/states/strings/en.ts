import type { StateStrings } from './load-state-strings'

/** Strings of what a page says in place of its content, English. */
export const strings: StateStrings = {
  signIn: {
    title: 'Please sign in',
    hint: 'Sign in to see this content.',
    leaving: 'Sign in to see this content. You are being taken to the sign-in page.',
    expired: 'Your sign-in has expired. Please sign in again.',
  },
  failure: {
    forbidden: 'You have no access to this page',
    forbiddenHint: 'Your account may not see this content. Ask the administrator of your organisation for access.',
    offline: 'You are offline',
    offlineHint: 'Check your connection, then try again.',
    unpublishedWork: 'This work has not been published yet',
    unpublishedCertificate: 'This certificate has not been published yet',
    unpublishedHint: 'It will be shown here once the judging is over and the results are public.',
    withdrawn: 'This content has been withdrawn',
    withdrawnHint: 'What you are looking for does not exist, or has been taken offline.',
    title: 'The page could not be loaded',
    hint: 'Check your connection and try again. If it keeps failing, contact the site administrator.',
    retry: 'Retry',
    chunk: 'The site has been updated. Please reload.',
  },
}
