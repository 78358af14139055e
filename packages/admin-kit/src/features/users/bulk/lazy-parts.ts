import { lazyPart } from '../../../loading/lazy-part'

/** First passwords of the parents that a student's form has added. */
export const parentPasswords = lazyPart(async () => (await import('./parent-passwords')).ParentPasswords)
