import { limits } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { type ContentKind, NO_HITS } from '../content/content-kind'
import { nextChangeOf } from '../content/content.service'
import type { Feature } from '../feature'
import { requireSite } from '../portal-sites/portal-sites.service'

/** Operations of this feature. `kinds` are the types of content that the other features register. */
export function createSearchFeature(kinds: readonly ContentKind[]): Feature {
  const kindByType = new Map(kinds.map((kind) => [kind.type, kind]))

  const searchPortal: PublicHandler<'searchPortal'> = async (call) => {
    const { siteCode, q, type = 'article', currentPage = limits.firstPage, pageSize = limits.pageSize } = call.query
    const site = await requireSite(call, siteCode)
    const search = kindByType.get(type)?.search
    const request = { text: q.trim(), window: windowOf(currentPage, pageSize) }
    const result = search && request.text !== '' ? await search(call, site, request) : NO_HITS
    const { data, total, isMore = false } = result
    return okPublic({ data, total, isMore, currentPage, pageSize }, await nextChangeOf(call, site.id))
  }

  return { open: { searchPortal } }
}
