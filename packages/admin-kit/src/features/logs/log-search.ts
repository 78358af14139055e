import { limits } from '@doorway/api-client/rules'

/** Everything that decides which rows of a log are shown; it is in the address. Empty texts are no condition. */
export interface LogSearch {
  tab: string
  /** Part of the name of who signed in or acted. */
  person: string
  result: string
  action: string
  /** Kind and id of a record, which count together. */
  kind: string
  record: string
  request: string
  /** yyyy-MM-dd; a range counts only with both ends (section 5). */
  from: string
  to: string
  page: number
  pageSize: number
}

/** The members of a search that are filters. */
export type LogFilters = Omit<LogSearch, 'tab' | 'page' | 'pageSize'>

/** Page sizes that the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

/** No filter at all. */
export const noFilters: LogFilters = {
  person: '',
  result: '',
  action: '',
  kind: '',
  record: '',
  request: '',
  from: '',
  to: '',
}

const FIRST_SIZE = 20
const DAY = /^\d{4}-\d{2}-\d{2}$/
const names = ['person', 'result', 'action', 'kind', 'record', 'request', 'from', 'to'] as const

function positive(text: string | undefined): number | null {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : null
}

/** The filters among stored values. What is unknown counts as absent. */
export function filtersFrom(values: Readonly<Record<string, string>>): LogFilters {
  const filters = { ...noFilters }
  for (const name of names) filters[name] = values[name] ?? noFilters[name]
  return filters
}

/** The filters of a search. */
export const filtersOf = (search: LogSearch): LogFilters => ({
  person: search.person,
  result: search.result,
  action: search.action,
  kind: search.kind,
  record: search.record,
  request: search.request,
  from: search.from,
  to: search.to,
})

/** Reads the search of an address. What it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): LogSearch {
  const size = positive(query['size'])
  return {
    ...filtersFrom(query),
    tab: query['tab'] ?? noTab,
    page: positive(query['page']) ?? limits.firstPage,
    pageSize: size !== null && pageSizes.includes(size) ? size : FIRST_SIZE,
  }
}

const noTab = ''

/** The address of a search; defaults are left out. */
export function searchToQuery(search: LogSearch): Record<string, string | null> {
  const { tab, page, pageSize } = search
  return {
    ...Object.fromEntries(names.map((name) => [name, search[name].trim() || null])),
    tab: tab || null,
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === FIRST_SIZE ? null : String(pageSize),
  }
}

/** Number of the filters that are set. */
export const countFilters = (search: LogSearch): number => names.filter((name) => search[name].trim() !== '').length

/** Is any filter set? Distinguishes "nothing logged yet" from "nothing found". */
export const hasFilters = (search: LogSearch): boolean => countFilters(search) > 0

/** The filters as the log calls take them; a day counts from its first to its last second. */
export function conditionsOf({ person, result, action, kind, record, request, from, to }: LogFilters) {
  const isRange = DAY.test(from) && DAY.test(to)
  const isRecord = kind !== '' && record.trim() !== ''
  return {
    ...(person.trim() && { username: person.trim() }),
    ...(result && { result }),
    ...(action && { action }),
    ...(isRecord && { targetType: kind, targetId: record.trim() }),
    ...(request.trim() && { requestId: request.trim() }),
    ...(isRange && { startTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` }),
  }
}
