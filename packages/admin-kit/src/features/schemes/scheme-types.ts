import type { schemeEndpoints } from '@doorway/api-client/endpoints'

/** Calls about score schemes. */
export type SchemeCalls = ReturnType<typeof schemeEndpoints>
/** A scheme in the list. */
export type SchemeRow = Awaited<ReturnType<SchemeCalls['list']>>['rows'][number]
/** What the list is narrowed by. */
export type SchemeConditions = Parameters<SchemeCalls['list']>[0]
/** A version of a scheme. */
export type Scheme = Awaited<ReturnType<SchemeCalls['get']>>
/** What a scheme is saved with. */
export type SchemeDraft = Parameters<SchemeCalls['save']>[0]
/** What decides between equal scores. */
export type TieBreak = Scheme['tieBreak'][number]
/** Works with their marks that are tried out. */
export type SimulatedWorks = Parameters<SchemeCalls['simulate']>[0]['works']
/** A work of a simulation. */
export type SimulatedWork = Awaited<ReturnType<SchemeCalls['simulate']>>[number]

/** All that can decide between equal scores, in the usual order. */
export const tieBreaks = ['criterion', 'rawMean', 'range', 'chief', 'submittedAt'] as const
/** How marks become one score. */
export const methods = ['mean', 'median', 'normalised'] as const
