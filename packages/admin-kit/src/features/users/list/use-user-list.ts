import type { UserRow } from '@doorway/api-client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useGracePeriod } from '../../../loading/use-delayed-skeleton'
import { useKitLocation, useKitNavigate } from '../../../context/use-location'
import { useReady } from '../../../loading/use-ready'
import { useCodesPending } from '../../../session/use-session'
import type { NumberedUser } from './user-columns'
import { useResolveSearch } from '../filters/own-filters'
import { searchFromQuery, searchToQuery, type UserSearch } from '../filters/user-search'
import { useUserQueries } from '../users.queries'

/** The page of users that the address names. */
export interface UserList {
  search: UserSearch
  /** Changes the search; everything but a change of page begins at page 1 again. */
  setSearch: (change: Partial<UserSearch>) => void
  /** Searches by what the filter row holds; the rows may come with the change of address. */
  searchBy: (filters: UserSearch['filters']) => void
  rows: readonly NumberedUser[]
  total: number
  isLoading: boolean
  /** Newer rows are pending; the present ones stay. */
  isRefreshing: boolean
  error: Error | null
  refresh: () => void
}

const nothingYet: { rows: readonly UserRow[]; total: number } = { rows: [], total: 0 }

const isSameSearch = (one: UserSearch, other: UserSearch) =>
  JSON.stringify(searchToQuery(one)) === JSON.stringify(searchToQuery(other))

/** The address as the list shows it: a step back behind an open form reaches the list once the form has closed. */
function useShownQuery(isHeld: boolean): Readonly<Record<string, string>> {
  const { query } = useKitLocation()
  const [shown, setShown] = useState(query)
  if (isHeld) return shown
  if (shown !== query) setShown(query)
  return query
}

/** Users by the search that the address holds. While the list is held, it stays as it is. */
export function useUserList(isHeld = false): UserList {
  const users = useUserQueries()
  const query = useShownQuery(isHeld)
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const resolveSearch = useResolveSearch()
  const page = useQuery(users.page(resolveSearch(search)))
  // Until the codes are known nothing is rendered.
  const areCodesPending = useCodesPending()
  useReady(page.data !== undefined && !areCodesPending)

  const { data } = page
  const { rows: found, total } = data ?? nothingYet
  const lastPage = Math.max(1, Math.ceil(total / search.pageSize))
  const isPastEnd = data !== undefined && !page.isPlaceholderData && data.rows.length === 0 && search.page > lastPage
  // Rows were deleted elsewhere: the last page there is takes the place of one that is gone.
  useEffect(() => {
    if (isPastEnd) navigate({ query: searchToQuery({ ...search, page: lastPage }) }, { replace: true })
  }, [isPastEnd, lastPage, navigate, search])

  const rows = useMemo(() => {
    const first = (search.page - 1) * search.pageSize + 1
    return found.map((user, place) => ({ ...user, lineNumber: first + place }))
  }, [found, search.page, search.pageSize])

  const cache = useQueryClient()
  const afterGracePeriod = useGracePeriod()
  const setSearch = useCallback(
    (change: Partial<UserSearch>) =>
      afterGracePeriod(undefined, () => navigate({ query: searchToQuery({ ...search, page: 1, ...change }) })),
    [search, afterGracePeriod, navigate],
  )
  const { isPending, isFetching, error, refetch } = page
  const searchBy = useCallback(
    (filters: UserSearch['filters']) => {
      const next = { ...search, page: 1, filters }
      // The address stays as it is, therefore nothing else would request newer rows; a search just before is cancelled.
      if (isSameSearch(next, search)) afterGracePeriod(undefined, () => void refetch())
      else
        afterGracePeriod(cache.prefetchQuery(users.page(resolveSearch(next))), () =>
          navigate({ query: searchToQuery(next) }),
        )
    },
    [search, afterGracePeriod, cache, users, resolveSearch, navigate, refetch],
  )

  // The same object while nothing in it changes: its components need not re-render with a dialog.
  return useMemo(
    () => ({
      search,
      setSearch,
      searchBy,
      rows,
      total,
      isLoading: isPending,
      isRefreshing: isFetching && !isPending,
      error,
      refresh: () => void refetch(),
    }),
    [search, setSearch, searchBy, rows, total, isPending, isFetching, error, refetch],
  )
}
