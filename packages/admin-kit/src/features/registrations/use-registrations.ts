import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { type RegistrationSearch, searchFromQuery, searchToQuery } from './registration-search'
import { useRegistrations } from './registrations.queries'

/** Requests by the search that the address holds. */
export function useRegistrationView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const { data, error, isPending, isPlaceholderData, refetch } = useRegistrations(search)
  useReady(data !== undefined)
  /** Changes the search; everything but a change of page and the details begins at page 1 again. */
  const setSearch = useCallback(
    (change: Partial<RegistrationSearch>) => {
      const page = 'openId' in change ? search.page : 1
      const apply = (next: RegistrationSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page, ...change }, apply, () => void refetch())
    },
    [search, navigate, refetch],
  )
  return {
    search,
    setSearch,
    rows: data?.rows ?? [],
    total: data?.total,
    counts: data?.counts,
    isLoading: isPending,
    isRefreshing: isPlaceholderData,
    error: data ? null : error,
    refresh: () => void refetch(),
  }
}

/** What the address names, with its requests. */
export type RegistrationView = ReturnType<typeof useRegistrationView>
