import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { type LogSearch, searchFromQuery, searchToQuery } from './log-search'

/** Changes a search; everything but a change of page begins at page 1 again. */
export type SetLogSearch = (change: Partial<LogSearch>) => void

/** The search that the address holds. */
export function useLogSearch(): { search: LogSearch; setSearch: SetLogSearch } {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const setSearch = useCallback<SetLogSearch>(
    (change) => navigate({ query: searchToQuery({ ...search, page: 1, ...change }) }),
    [search, navigate],
  )
  return { search, setSearch }
}
