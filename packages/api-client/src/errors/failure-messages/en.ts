import type { FailureMessages } from './failure-messages'

/** Section 8 in English. */
export const en: FailureMessages = {
  network: 'Network connection failed. Check your network.',
  timeout: 'The network connection timed out. Please try again.',
  unexpected: 'An error nobody has met yet. Please tell the support team.',
  unauthenticated: 'Identity authentication has expired, please log in again.',
  forbidden: 'You are not allowed to do this',
}
