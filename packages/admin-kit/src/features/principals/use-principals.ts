import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { type PrincipalSearch, searchFromQuery, searchToQuery } from './principal-search'
import { usePrincipals } from './principals.queries'

/** Principals by the search that the address holds. */
export function usePrincipalView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const list = usePrincipals(search)
  useReady(list.data !== undefined)
  /** Changes the search; everything but a change of page and the opened principal begins at page 1 again. */
  const { refetch: reload } = list
  const setSearch = useCallback(
    (change: Partial<PrincipalSearch>) => {
      const page = 'openId' in change ? search.page : 1
      const apply = (next: PrincipalSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page, ...change }, apply, () => void reload())
    },
    [search, navigate, reload],
  )
  return { search, setSearch, list }
}

/** What the address names, with its principals. */
export type PrincipalView = ReturnType<typeof usePrincipalView>
