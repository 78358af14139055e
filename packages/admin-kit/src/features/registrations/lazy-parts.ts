import { lazyPart } from '../../loading/lazy-part'

/** One request with what has been checked, and what may be done about it. */
export const registrationDetails = lazyPart(async () => (await import('./registration-details')).RegistrationDetails)

/** Codes with which whole classes register. */
export const classInvitations = lazyPart(async () => (await import('./invitations/class-invitations')).ClassInvitations)

/** The proof that an account is the applicant's. */
export const mergeDialog = lazyPart(async () => (await import('./merge-dialog')).MergeDialog)
