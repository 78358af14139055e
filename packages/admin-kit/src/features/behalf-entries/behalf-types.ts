import type { behalfEntryEndpoints } from '@doorway/api-client/endpoints'

/** Calls about entries for others. */
export type BehalfCalls = ReturnType<typeof behalfEntryEndpoints>
/** An entry in the list. */
export type BehalfEntry = Awaited<ReturnType<BehalfCalls['list']>>['rows'][number]
/** What an entry is made with. */
export type BehalfDraft = Parameters<BehalfCalls['add']>[0]
/** What narrows the list, and its page. */
export interface BehalfSearch {
  conditions: Parameters<BehalfCalls['list']>[0]
  /** From 1. */
  page: number
  pageSize: number
}
