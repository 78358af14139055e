import { type Reader, readerOf } from '../content/reader'
import { canReadColumn } from '../portal-sites/column-access'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import { columnsOf, type PortalCall } from '../portal-sites/portal-sites.service'

/** The columns at and below a path, or all of them, as this reader meets them. */
export async function columnsBelow(call: PortalCall, siteId: number, path?: string): Promise<ColumnAccess[]> {
  const columns = await columnsOf(call, siteId)
  const chosen = path ? columns.filter((column) => column.path.startsWith(path)) : columns
  return columnAccessOf(chosen, readerOf(call))
}

/** The same for lists: a standing page is in no list but its own. */
export async function listedBelow(call: PortalCall, siteId: number, own?: ColumnRow): Promise<ColumnAccess[]> {
  const columns = await columnsOf(call, siteId)
  const pages = new Set(columns.filter(({ id, kind }) => kind === 'page' && id !== own?.id).map(({ id }) => id))
  return (await columnsBelow(call, siteId, own?.path)).filter(({ id }) => !pages.has(id))
}

/** A column to read from, and whether this reader may open it. */
export interface ColumnAccess {
  id: number
  isOpen: boolean
}

/** The columns as this reader meets them: a closed one still shows what was opened for itself. */
export function columnAccessOf(columns: readonly ColumnRow[], { actor }: Reader): ColumnAccess[] {
  return columns.map((column) => ({ id: column.id, isOpen: canReadColumn(column, actor) }))
}
