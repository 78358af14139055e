import type { operations, Schema } from '@doorway/api-client/types'
import type { PageWindow } from '../../db/page-window'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import type { PortalCall } from '../portal-sites/portal-sites.service'

/** Name of a type of portal content, as the contract spells it in addresses. */
export type ContentType = operations['getContentDetail']['parameters']['query']['type']

/** One page of search results. */
export interface SearchResult {
  data: Schema<'ArticleRow'>[]
  /** Number of hits; the number that was counted when `isMore` is set. */
  total: number
  /** There are more hits than `total` says. */
  isMore?: boolean
}

/** The result of a search that cannot find anything. */
export const NO_HITS: SearchResult = { data: [], total: 0 }

/** A search for words that are not empty. */
export interface SearchRequest {
  text: string
  window: PageWindow
}

/** One type of content on the portal, registered by the feature that owns it. */
export interface ContentKind {
  type: ContentType
  /** Reads the detail page of one item. Throws the refusal when the item is missing or hidden from the caller. */
  readDetail: (call: PortalCall, site: SiteRow, id: number) => Promise<Schema<'ContentDetail'>>
  /** Searches items of this type. Without it the type is not searchable. */
  search?: (call: PortalCall, site: SiteRow, request: SearchRequest) => Promise<SearchResult>
}
