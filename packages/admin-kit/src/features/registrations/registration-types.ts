import type { managedRegistrationEndpoints } from '@doorway/api-client/endpoints'

/** Calls about requests for accounts. */
export type RegistrationCalls = ReturnType<typeof managedRegistrationEndpoints>
/** A request in the queue. */
export type RegistrationRow = Awaited<ReturnType<RegistrationCalls['list']>>['rows'][number]
/** Counts of the tabs. */
export type RegistrationCounts = Awaited<ReturnType<RegistrationCalls['list']>>['counts']
/** A request with what has been checked. */
export type RegistrationDetail = Awaited<ReturnType<RegistrationCalls['get']>>
/** A decision about requests. */
export type RegistrationDecision = Parameters<RegistrationCalls['decide']>[0]
/** An account that a request may belong to. */
export type RegistrationDuplicate = RegistrationDetail['duplicates'][number]
/** A request, the account that it is merged with, and the proof. */
export type RegistrationMerge = Parameters<RegistrationCalls['merge']>[0]
/** To which contact of an account a code goes. */
export type MergeCodeRequest = Parameters<RegistrationCalls['sendMergeCode']>[0]
