import { limits } from '@doorway/api-client/rules'
import { parentingTopics, type ParentingTopic, type QuestionConditions } from './question-types'

/** A tab of the list; the last one has all questions. */
export const questionTabs = ['open', 'pending', 'published', 'declined', 'all'] as const
/** A tab of the list. */
export type QuestionTab = (typeof questionTabs)[number]

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which questions are shown; it is in the address. */
export interface QuestionSearch {
  tab: QuestionTab
  topic: ParentingTopic | null
  keyword: string
  page: number
  pageSize: number
}

/** A search for no words in particular. */
const noKeyword = ''

function pageOf(text: string | undefined): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : limits.firstPage
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): QuestionSearch {
  return {
    tab: questionTabs.find((tab) => tab === query['tab']) ?? 'open',
    topic: parentingTopics.find((topic) => topic === query['topic']) ?? null,
    keyword: query['keyword'] ?? noKeyword,
    page: pageOf(query['page']),
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
  }
}

/** The address of a search; defaults are left out. */
export function searchToQuery({ tab, topic, keyword, page, pageSize }: QuestionSearch): Record<string, string | null> {
  return {
    tab: tab === 'open' ? null : tab,
    topic,
    keyword: keyword || null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
  }
}

/** The conditions of a search as the server takes them. */
export const conditionsOf = ({ tab, topic, keyword }: QuestionSearch): QuestionConditions => ({
  ...(tab !== 'all' && { state: tab }),
  ...(topic && { topic }),
  ...(keyword && { keyword }),
})
