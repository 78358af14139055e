import type { schoolProfileEndpoints } from '@doorway/api-client/endpoints'

/** Calls about what schools present. */
export type ProfileCalls = ReturnType<typeof schoolProfileEndpoints>
/** A school in the list. */
export type ProfileRow = Awaited<ReturnType<ProfileCalls['list']>>['rows'][number]
/** Conditions of the list. */
export type ProfileConditions = Parameters<ProfileCalls['list']>[0]
/** A school with what is public, what is written, and the decisions. */
export type ProfileDetail = Awaited<ReturnType<ProfileCalls['get']>>
/** What a school presents. */
export type ProfileContent = NonNullable<ProfileDetail['draft']>
/** A decision about a school. */
export type ProfileDecision = Parameters<ProfileCalls['decide']>[0]
