import { lazyPart } from '../../../loading/lazy-part'

/** Passwords that are shown once. */
export const passwordList = lazyPart(async () => (await import('../form/after-save')).PasswordList)
