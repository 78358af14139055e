import { limits } from '@doorway/api-client/rules'
import type { TabCounts } from './article-types'

/** A tab of the list. */
export type ArticleTab = keyof TabCounts

/** The tabs in order. */
export const articleTabs: readonly ArticleTab[] = [
  'all',
  'draft',
  'review',
  'returned',
  'scheduled',
  'published',
  'offline',
  'bin',
]

/** Everything that decides which articles are shown; it is in the address. */
export interface ArticleSearch {
  tab: ArticleTab
  siteId: number | null
  columnId: number | null
  keyword: string
  isOwn: boolean
  page: number
  pageSize: number
}

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): ArticleSearch {
  const pageSize = positive(query['size'])
  const siteId = positive(query['site'])
  return {
    tab: articleTabs.find((tab) => tab === query['tab']) ?? 'all',
    siteId,
    columnId: siteId === null ? null : positive(query['column']),
    keyword: query['keyword'] ?? noKeyword,
    isOwn: query['own'] === '1',
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSize !== null && pageSizes.includes(pageSize) ? pageSize : limits.pageSize,
  }
}

const noKeyword = ''

/** The address of a search; defaults are left out. */
export function searchToQuery(search: ArticleSearch): Record<string, string | null> {
  const { tab, siteId, columnId, keyword, isOwn, page, pageSize } = search
  return {
    tab: tab === 'all' ? null : tab,
    site: siteId === null ? null : String(siteId),
    column: siteId === null || columnId === null ? null : String(columnId),
    keyword: keyword || null,
    own: isOwn ? '1' : null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
  }
}

/** The filters as texts, under their names in the address; empty ones are no condition. */
export function filterTexts({ siteId, columnId, keyword, isOwn }: ArticleSearch): Record<string, string> {
  const idText = (id: number | null) => (id === null ? '' : String(id))
  return { site: idText(siteId), column: idText(columnId), keyword, own: isOwn ? '1' : '' }
}

/** The filters among stored texts. What is unknown counts as absent. */
export function filtersFrom(texts: Readonly<Record<string, string>>) {
  const { siteId, columnId, keyword, isOwn } = searchFromQuery(texts)
  return { siteId, columnId, keyword, isOwn }
}

/** No filter; the tab is none. */
export const noFilters = { siteId: null, columnId: null, keyword: noKeyword, isOwn: false } as const

/** Number of the filters that are set, the keyword apart. */
export const countFolded = ({ siteId, columnId, isOwn }: ArticleSearch): number =>
  [siteId, columnId, isOwn].filter(Boolean).length

/** Is any filter set, the tab apart? Distinguishes "no articles yet" from "no articles found". */
export const hasFilters = (search: ArticleSearch): boolean => search.keyword !== noKeyword || countFolded(search) > 0
