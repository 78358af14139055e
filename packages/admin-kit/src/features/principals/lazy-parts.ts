import { lazyPart } from '../../loading/lazy-part'

/** One principal: what is public, what is written, and the decisions. */
export const principalDetails = lazyPart(async () => (await import('./principal-details')).PrincipalDetails)

/** The form of a principal's profile. */
export const principalEditor = lazyPart(async () => (await import('./principal-editor')).PrincipalEditor)
