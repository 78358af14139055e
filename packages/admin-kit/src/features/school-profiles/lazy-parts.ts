import { lazyPart } from '../../loading/lazy-part'

/** One school: what is public, what is written, and the decisions. */
export const profileDetails = lazyPart(async () => (await import('./profile-details')).ProfileDetails)

/** The form of what a school presents. */
export const profileEditor = lazyPart(async () => (await import('./profile-editor')).ProfileEditor)
