import { lazyPart } from '../../loading/lazy-part'

/** What a page adds to the form: links, and the words of a new password. */
export const signInLinks = lazyPart(async () => (await import('./sign-in-links')).SignInLinks)

/** A new password; loads when a sign-in needs one. */
export const newPassword = lazyPart(async () => (await import('./new-password')).NewPassword)
