import { lazyPart } from '../../../loading/lazy-part'

/** New passwords of several users. */
export const resetMany = lazyPart(async () => (await import('./reset-many')).ResetMany)

/** First passwords of the parents that a student's form has added. */
export const parentPasswords = lazyPart(async () => (await import('./parent-passwords')).ParentPasswords)
