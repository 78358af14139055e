import { limits } from '@doorway/api-client/rules'
import type { SubmissionConditions } from './submission-types'

/** A tab of the list; the last one has all submissions. */
export const submissionTabs = ['pending', 'published', 'withdrawn', 'draft', 'all'] as const
/** A tab of the list. */
export type SubmissionTab = (typeof submissionTabs)[number]

/** Who has written a work. */
export const submissionKinds = ['home', 'garden'] as const

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which submissions are shown; it is in the address. */
export interface SubmissionSearch {
  tab: SubmissionTab
  kind: (typeof submissionKinds)[number] | null
  keyword: string
  page: number
  pageSize: number
  /** The submission that is open. */
  openId: number | null
}

/** A search for no title in particular. */
const noKeyword = ''

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): SubmissionSearch {
  return {
    tab: submissionTabs.find((tab) => tab === query['tab']) ?? 'pending',
    kind: submissionKinds.find((kind) => kind === query['kind']) ?? null,
    keyword: query['keyword'] ?? noKeyword,
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['work']),
  }
}

/** The address of a search; defaults are left out. */
export function searchToQuery(search: SubmissionSearch): Record<string, string | null> {
  const { tab, kind, keyword, page, pageSize, openId } = search
  return {
    tab: tab === 'pending' ? null : tab,
    kind,
    keyword: keyword || null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    work: openId === null ? null : String(openId),
  }
}

/** The conditions of a search as the server takes them. */
export const conditionsOf = ({ tab, kind, keyword }: SubmissionSearch): SubmissionConditions => ({
  ...(tab !== 'all' && { state: tab }),
  ...(kind && { kind }),
  ...(keyword && { keyword }),
})
