import type { UserQuery, UserSortField } from '@doorway/api-client'
import { limits } from '@doorway/api-client/rules'
import type { OwnName } from '../../../extension/extension-types'

/** What the filter row holds. Empty text is no condition (section 5). */
export interface UserFilterValues {
  username: string
  name: string
  userType: string
  /** Empty for both. */
  state: '' | 'enabled' | 'disabled'
  /** Filters that the page has added, by their names. Spelled out: declarations that are bundled lose a type's name here. */
  readonly [own: `${string}-${string}`]: string
}

/** Everything that decides which rows are shown; it lives in the address. */
export interface UserSearch {
  /** Ids from the top to the chosen organisation; empty is the root. */
  organizationPath: readonly number[]
  filters: UserFilterValues
  page: number
  pageSize: number
  sort: { field: UserSortField; direction: 'asc' | 'desc' } | null
}

/** Value of a filter that is not filled. */
export const NOT_FILLED = ''

export const emptyFilters: UserFilterValues = { username: '', name: '', userType: '', state: '' }

/** Sizes the footer offers. */
export const pageSizes: readonly number[] = [limits.pageSize, 20, 50, 100]

const sortFields: readonly UserSortField[] = ['username', 'name', 'userType', 'schoolName', 'registerTime', 'lastLogin']

function positive(text: string | undefined, fallback: number): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : fallback
}

function readSort(text: string | undefined): UserSearch['sort'] {
  if (text === undefined) return null
  const [name, direction] = text.split('.')
  const field = sortFields.find((known) => known === name)
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null
}

/** Reads a chosen state; any other text is the choice of both. */
export function stateOf(text: string | undefined): UserFilterValues['state'] {
  return text === 'enabled' || text === 'disabled' ? text : emptyFilters.state
}

/** The filters among stored values. Whatever is unknown counts as absent. */
export function filtersFrom(values: Readonly<Record<string, string>>): UserFilterValues {
  const { username, name, userType, state } = { ...emptyFilters, ...values }
  return { username, name, userType, state: stateOf(state), ...ownFilterValues(values) }
}

/** The values of the page's own filters; their names have a hyphen, those of ours have none. */
function ownFilterValues(values: Readonly<Record<string, string>>): Readonly<Record<OwnName, string>> {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => name.includes('-') && value !== ''))
}

/** The search an address stands for. Whatever it does not understand counts as absent. */
export function searchFromQuery(query: Readonly<Record<string, string>>): UserSearch {
  const path = query.node === undefined ? [] : query.node.split(',').map(Number)
  const pageSize = positive(query.size, limits.pageSize)
  return {
    organizationPath: path.every((id) => Number.isSafeInteger(id) && id > 0) ? path : [],
    filters: {
      username: query.username ?? emptyFilters.username,
      name: query.name ?? emptyFilters.name,
      userType: query.type ?? emptyFilters.userType,
      state: stateOf(query.state),
      ...ownFilterValues(query),
    },
    page: positive(query.page, limits.firstPage),
    pageSize: pageSizes.includes(pageSize) ? pageSize : limits.pageSize,
    sort: readSort(query.sort),
  }
}

/** The address of a search; what is usual is left out. */
export function searchToQuery(search: UserSearch): Record<string, string | null> {
  const { organizationPath, filters, page, pageSize, sort } = search
  return {
    node: organizationPath.length > 0 ? organizationPath.join(',') : null,
    username: filters.username || null,
    name: filters.name || null,
    type: filters.userType || null,
    state: filters.state || null,
    ...ownFilterValues({ ...filters }),
    page: page === limits.firstPage ? null : String(page),
    size: pageSize === limits.pageSize ? null : String(pageSize),
    sort: sort && `${sort.field}.${sort.direction}`,
  }
}

/** The call of a search. */
export function userQueryOf({ organizationPath, filters, page, pageSize, sort }: UserSearch): UserQuery {
  return {
    conditions: {
      username: filters.username,
      name: filters.name,
      userType: filters.userType,
      isEnabled: filters.state === '' ? undefined : filters.state === 'enabled',
      organizationPath: organizationPath.length > 0 ? organizationPath : undefined,
    },
    page,
    pageSize,
    sort: sort ?? undefined,
  }
}

/** Is any filter filled? Decides between "nothing here" and "nothing found". */
export function hasFilters({ filters }: UserSearch): boolean {
  return Object.values(filters).some((value) => value !== '')
}
