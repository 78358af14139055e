import type { columnEndpoints } from '@doorway/api-client/endpoints'

/** Calls about columns. */
export type ColumnCalls = ReturnType<typeof columnEndpoints>
/** A column of a site. */
export type Column = Awaited<ReturnType<ColumnCalls['list']>>[number]
/** What a column is saved with. */
export type ColumnDraft = Parameters<ColumnCalls['save']>[0]
/** Where a column moves. */
export type ColumnMove = Parameters<ColumnCalls['move']>[0]
/** A parent that columns move to; null is the top of the site. */
export type ParentId = number | null
