import { lazyPart } from '../../loading/lazy-part'

/** The form of a work of a kindergarten. */
export const gardenEditor = lazyPart(async () => (await import('./garden-editor')).GardenEditor)

/** One submission: its text and pictures, the consent, and the decisions. */
export const submissionDetails = lazyPart(async () => (await import('./submission-details')).SubmissionDetails)
