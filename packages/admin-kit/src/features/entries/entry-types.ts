import type { managedEntryEndpoints } from '@doorway/api-client/endpoints'

/** Calls of reviewers. */
export type EntryCalls = ReturnType<typeof managedEntryEndpoints>
/** An entry in the list. */
export type EntryRow = Awaited<ReturnType<EntryCalls['list']>>['rows'][number]
/** What the list of entries is narrowed by. */
export type EntryConditions = Parameters<EntryCalls['list']>[0]
/** A work in the queue. */
export type WorkRow = Awaited<ReturnType<EntryCalls['listWorks']>>['rows'][number]
/** What the queue of works is narrowed by. */
export type WorkConditions = Parameters<EntryCalls['listWorks']>[0]
/** A decision about entries. */
export type EntryDecision = Parameters<EntryCalls['decide']>[0]
/** A decision about works. */
export type WorkDecision = Parameters<EntryCalls['check']>[0]

/** States of entries that reviewers see. */
export const entryStates = ['submitted', 'school_passed', 'returned', 'cancelled', 'void'] as const
/** States of works that checkers look for. */
export const workStates = [
  'submitted',
  'checking',
  'fix',
  'rejected',
  'qualified',
  'recommended',
  'judging',
  'judged',
  'awarded',
  'unawarded',
  'disqualified',
] as const
/** Lines of the checklist. */
export const checkKeys = ['anonymous', 'complete', 'duration', 'original', 'suitable'] as const
