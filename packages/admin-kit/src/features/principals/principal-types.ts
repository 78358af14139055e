import type { principalEndpoints } from '@doorway/api-client/endpoints'

/** Calls about profiles of principals. */
export type PrincipalCalls = ReturnType<typeof principalEndpoints>
/** A principal in the list. */
export type PrincipalRow = Awaited<ReturnType<PrincipalCalls['list']>>['rows'][number]
/** Conditions of the list. */
export type PrincipalConditions = Parameters<PrincipalCalls['list']>[0]
/** A principal with what was passed, what is written, and the decisions. */
export type PrincipalDetail = Awaited<ReturnType<PrincipalCalls['get']>>
/** What is presented about a principal. */
export type PrincipalContent = NonNullable<PrincipalDetail['draft']>
/** A draft as it is saved. */
export type PrincipalDraft = Parameters<PrincipalCalls['save']>[0]
/** A decision about a principal. */
export type PrincipalDecision = Parameters<PrincipalCalls['decide']>[0]
