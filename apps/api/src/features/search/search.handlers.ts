import { limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { type PageWindow, windowOf } from '../../db/page-window'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { type ContentKind, NO_HITS, type SearchResult } from '../content/content-kind'
import { nextChangeOf } from '../content/content.service'
import type { Feature } from '../feature'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { type PortalCall, requireSite } from '../portal-sites/portal-sites.service'

type SearchType = Schema<'SearchPage'>['type']

/** In the order in which results are listed. */
const TYPES: readonly SearchType[] = [
  'article',
  'school',
  'principal',
  'activity',
  'resource',
  'studio',
  'work',
  'page',
]
const NOTHING: PageWindow = { limit: 0, offset: 0 }
const MAX_SUGGESTIONS = 8
const SUGGESTIONS_PER_TYPE = 3

interface TypedResult extends SearchResult {
  type: SearchType
}

/** Operations of this feature. `kinds` are the types of content that the other features register. */
export function createSearchFeature(kinds: readonly ContentKind[]): Feature {
  const kindByType = new Map(kinds.map((kind) => [kind.type, kind]))

  /** Searches every type; `windowFor` returns the rows that are read of one. */
  const searchAll = (
    call: PortalCall,
    site: SiteRow,
    { text, windowFor }: { text: string; windowFor: (type: SearchType) => PageWindow },
  ): Promise<TypedResult[]> =>
    Promise.all(
      TYPES.map(async (type) => {
        const search = kindByType.get(type)?.search
        const found = search && text !== '' ? await search(call, site, { text, window: windowFor(type) }) : NO_HITS
        return { type, ...found }
      }),
    )

  const searchPortal: PublicHandler<'searchPortal'> = async (call) => {
    const { siteCode, q, type, currentPage = limits.firstPage, pageSize = limits.pageSize } = call.query
    const site = await requireSite(call, siteCode)
    const window = windowOf(currentPage, pageSize)
    const windowFor = (one: SearchType) => (type === undefined || type === one ? window : NOTHING)
    const results = await searchAll(call, site, { text: q.trim(), windowFor })
    const chosen = type ?? results.find(({ total }) => total > 0)?.type ?? 'article'
    const { data, total, isMore = false } = results.find((result) => result.type === chosen) ?? NO_HITS
    const totals = results.map((result) => ({ type: result.type, total: result.total, isMore: result.isMore ?? false }))
    const page = { type: chosen, data, total, isMore, totals, currentPage, pageSize }
    return okPublic(page, await nextChangeOf(call, site.id))
  }

  const suggestPortal: PublicHandler<'suggestPortal'> = async (call) => {
    const site = await requireSite(call, call.query.siteCode)
    const windowFor = () => ({ limit: SUGGESTIONS_PER_TYPE, offset: 0 })
    const results = await searchAll(call, site, { text: call.query.q.trim(), windowFor })
    // Names of schools, people and pages first: there are few of them, and articles match most words.
    const rows = [...results.slice(1), ...results.slice(0, 1)].flatMap(({ data }) => data)
    const suggestions = rows
      .slice(0, MAX_SUGGESTIONS)
      .map(({ type, id, title, columnName, route }) => ({ type, id, title, columnName, ...(route && { route }) }))
    return okPublic(suggestions, await nextChangeOf(call, site.id))
  }

  return { open: { searchPortal, suggestPortal } }
}
