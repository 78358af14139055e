import { type ContentKind, NO_HITS } from '../content/content-kind'
import { findOpenColumn } from '../portal-sites/portal-sites.service'
import { presentStudioCard } from './studios.presenter'
import { pageStudios, type StudioKind } from './studios.queries'
import { columnOfStudio, readStudio } from './studios.service'

const STUDIO_KINDS: readonly StudioKind[] = ['studio', 'principal_studio']

const searchStudios: ContentKind['search'] = async (call, site, { text, window }) => {
  const columns = await Promise.all(
    STUDIO_KINDS.map(async (kind) => ({ kind, column: await findOpenColumn(call, site, columnOfStudio(kind)) })),
  )
  const columnByKind = new Map(columns.flatMap(({ kind, column }) => (column ? [[kind, column] as const] : [])))
  const [first, second] = columnByKind.keys()
  if (!first) return NO_HITS
  const filter = { keyword: text, ...(!second && { kind: first }) }
  const { rows, total } = await pageStudios(call.db, filter, call.clock.now(), window)
  const data = rows.flatMap((row) => {
    const column = columns.find(({ kind }) => kind === row.kind)?.column
    return column ? presentStudioCard(row, column) : []
  })
  return { data, total }
}

/** Studios of teachers and of principals. */
export const studioKinds: readonly ContentKind[] = [{ type: 'studio', readDetail: readStudio, search: searchStudios }]
