import { limits } from '@doorway/api-client/rules'

/** The queues in the order of their tabs. */
export const queues = ['waiting', 'open', 'closed'] as const
/** A queue of requests. */
export type Queue = (typeof queues)[number]

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** Everything that decides which requests are shown; it is in the address. */
export interface ChangeSearch {
  queue: Queue
  keyword: string
  page: number
  pageSize: number
  /** The request whose details are open. */
  openId: number | null
}

const empty = ''

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): ChangeSearch {
  return {
    queue: queues.find((queue) => queue === query['queue']) ?? 'waiting',
    keyword: query['keyword'] ?? empty,
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: pageSizes.find((size) => String(size) === query['size']) ?? limits.pageSize,
    openId: positive(query['request']),
  }
}

/** Members of the address; what is at its default is left out. */
export function searchToQuery({ queue, keyword, page, pageSize, openId }: ChangeSearch): Record<string, string> {
  return {
    queue: queue === 'waiting' ? empty : queue,
    keyword,
    page: page === limits.firstPage ? empty : String(page),
    size: pageSize === limits.pageSize ? empty : String(pageSize),
    request: openId === null ? empty : String(openId),
  }
}
