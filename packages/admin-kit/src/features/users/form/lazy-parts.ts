import { lazyPart } from '../../../loading/lazy-part'

/** Passwords that are shown once. */
export const passwordList = lazyPart(async () => (await import('./after-save')).PasswordList)

/** Tabs that a page has added to the record of a user. */
export const userTabs = lazyPart(async () => (await import('./user-additions')).UserTabs)

/** Fields and sections that a page has added to the form of a user. */
export const userFormAdditions = lazyPart(async () => (await import('./user-additions')).UserFormAdditions)
