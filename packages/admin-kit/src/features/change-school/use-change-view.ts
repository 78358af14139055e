import { useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { useSchoolChanges } from './change-school.queries'
import { type ChangeSearch, searchFromQuery, searchToQuery } from './change-search'

/** Requests by the search that the address holds. */
export function useChangeView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const { data, error, isPending, isPlaceholderData, refetch } = useSchoolChanges(search)
  useReady(data !== undefined)
  /** Changes the search; everything but a change of page and the details begins at page 1 again. */
  const setSearch = (change: Partial<ChangeSearch>) => {
    const page = 'openId' in change ? search.page : 1
    const apply = (next: ChangeSearch) => navigate({ query: searchToQuery(next) })
    applySearch(search, { ...search, page, ...change }, apply, () => void refetch())
  }
  return {
    search,
    setSearch,
    rows: data?.rows ?? [],
    total: data?.total,
    isLoading: isPending,
    isRefreshing: isPlaceholderData,
    error: data ? null : error,
    refresh: () => void refetch(),
  }
}

/** What the address names, with its requests. */
export type ChangeView = ReturnType<typeof useChangeView>
