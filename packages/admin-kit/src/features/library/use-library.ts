import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { type LibrarySearch, searchFromQuery, searchToQuery } from './library-search'
import type { Library, LibraryFile } from './library-types'
import { useLibrary, useLibraryFiles, useLibrarySites } from './library.queries'

/** The files that the address names. */
export interface LibraryView {
  search: LibrarySearch
  /** Changes the search; everything but a change of page and the details begins at page 1 again. */
  setSearch: (change: Partial<LibrarySearch>) => void
  sites: readonly { id: number; name: string }[]
  siteId: number | null
  library: Library | undefined
  files: readonly LibraryFile[]
  total: number | undefined
  isLoading: boolean
  /** Newer files are pending; the present ones stay. */
  isRefreshing: boolean
  error: Error | null
  refresh: () => void
}

const noFiles: readonly LibraryFile[] = []
const noSites: LibraryView['sites'] = []

/** Files by the search that the address holds; without a site in it, those of the first. */
export function useLibraryView(): LibraryView {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const sites = useLibrarySites()
  const known = sites.data?.rows ?? noSites
  const [first] = known
  const siteId = search.siteId ?? first?.id ?? null
  const library = useLibrary(siteId)
  const files = useLibraryFiles(search, siteId)
  const isEmpty = sites.data !== undefined && siteId === null
  useReady(files.data !== undefined || isEmpty)
  const { refetch: reload } = files
  const setSearch = useCallback(
    (change: Partial<LibrarySearch>) => {
      const page = 'fileId' in change || 'isList' in change ? search.page : 1
      const apply = (next: LibrarySearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page, ...change }, apply, () => void reload())
    },
    [search, navigate, reload],
  )
  return {
    search,
    setSearch,
    sites: known,
    siteId,
    library: library.data,
    files: files.data?.rows ?? noFiles,
    total: files.data?.total,
    isLoading: !isEmpty && files.isPending && !sites.error,
    isRefreshing: files.isPlaceholderData,
    error: files.data ? null : (files.error ?? sites.error),
    refresh: () => {
      if (sites.error) void sites.refetch()
      void files.refetch()
    },
  }
}
