import { lazyPart } from '../../loading/lazy-part'

/** One submission: its text and pictures, the consent, and the decisions. */
export const submissionDetails = lazyPart(async () => (await import('./submission-details')).SubmissionDetails)
