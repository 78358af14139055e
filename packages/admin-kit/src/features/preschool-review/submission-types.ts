import type { submissionReviewEndpoints } from '@doorway/api-client/endpoints'

/** Calls about works of families and kindergartens. */
export type SubmissionCalls = ReturnType<typeof submissionReviewEndpoints>
/** A submission in the list. */
export type SubmissionRow = Awaited<ReturnType<SubmissionCalls['list']>>['rows'][number]
/** Conditions of the list. */
export type SubmissionConditions = Parameters<SubmissionCalls['list']>[0]
/** A submission with its text, pictures, consent and decisions. */
export type SubmissionDetail = Awaited<ReturnType<SubmissionCalls['get']>>
/** What a draft of a kindergarten is saved with. */
export type GardenDraft = Parameters<SubmissionCalls['saveGarden']>[0]
/** A decision about a submission. */
export type SubmissionDecision = Parameters<SubmissionCalls['decide']>[0]
