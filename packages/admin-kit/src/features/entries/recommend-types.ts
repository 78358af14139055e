import type { recommendationEndpoints } from '@doorway/api-client/endpoints'

type Calls = ReturnType<typeof recommendationEndpoints>

/** A unit with its quotas and its list. */
export type Unit = Awaited<ReturnType<Calls['getUnits']>>['units'][number]
/** A work that a unit recommends or may recommend. */
export type UnitWork = Awaited<ReturnType<Calls['listWorks']>>['rows'][number]
/** A work in its place on a list; a null rank takes it back. */
export type RecommendSave = Parameters<Calls['save']>[0]
/** A list with its stamped confirmation. */
export type ListSubmit = Parameters<Calls['submitList']>[0]
/** A list of a unit below with the reason of its return. */
export type ListReturn = Parameters<Calls['returnList']>[0]
/** A unit on a level of a competition. */
export type UnitKey = Pick<RecommendSave, 'competitionId' | 'level' | 'orgId'>
