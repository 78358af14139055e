import type { UserConditions, UserQuery } from '@doorway/api-client'
import { useMemo } from 'react'
import { useUserExtensions, type UserExtensions } from '../user-extensions'
import { NOT_FILLED, userQueryOf, type UserSearch } from './user-search'

type OwnFilters = NonNullable<NonNullable<UserExtensions['filters']>['add']>
const none: OwnFilters = []

/** The filters that the page has added. */
export function useOwnFilters(): OwnFilters {
  return useUserExtensions().filters?.add ?? none
}

/** A search as the server receives it. */
export interface ResolvedSearch {
  /** Of the filters that the server knows. */
  query: UserQuery
  /** Values of the page's filters that are filled; null without one. */
  own: Readonly<Record<string, string>> | null
  /** Adds the conditions of the page's filters; null when they find no user, which the server has no condition for. */
  resolve: (signal?: AbortSignal) => Promise<UserQuery | null>
}

/** The call of a search with the conditions of the page's filters. */
export function resolveSearch(search: UserSearch, filters: OwnFilters): ResolvedSearch {
  const query = userQueryOf(search)
  const values: Readonly<Record<string, string | undefined>> = { ...search.filters }
  const filled = filters.flatMap((filter) => {
    const value = values[filter.id]
    return value === undefined || value === NOT_FILLED ? [] : [{ filter, value }]
  })
  return {
    query,
    own: filled.length === 0 ? null : Object.fromEntries(filled.map(({ filter, value }) => [filter.id, value])),
    resolve: async (signal) => {
      const found = await Promise.all(filled.map(async ({ filter, value }) => filter.conditions(value, { signal })))
      const conditions: UserConditions = Object.assign({}, query.conditions, ...found)
      return conditions.ids?.length === 0 ? null : { ...query, conditions }
    },
  }
}

/** Resolves searches with the page's filters. */
export function useResolveSearch(): (search: UserSearch) => ResolvedSearch {
  const filters = useOwnFilters()
  return useMemo(() => (search) => resolveSearch(search, filters), [filters])
}
