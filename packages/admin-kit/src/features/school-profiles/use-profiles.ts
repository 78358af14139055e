import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { type ProfileSearch, searchFromQuery, searchToQuery } from './profile-search'
import { useProfiles } from './school-profiles.queries'

/** Schools by the search that the address holds. */
export function useProfileView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const { data, error, isPending, isPlaceholderData, refetch } = useProfiles(search)
  useReady(data !== undefined)
  /** Changes the search; everything but a change of page and the opened school begins at page 1 again. */
  const setSearch = useCallback(
    (change: Partial<ProfileSearch>) => {
      const page = 'openId' in change ? search.page : 1
      const apply = (next: ProfileSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page, ...change }, apply, () => void refetch())
    },
    [search, navigate, refetch],
  )
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

/** What the address names, with its schools. */
export type ProfileView = ReturnType<typeof useProfileView>
