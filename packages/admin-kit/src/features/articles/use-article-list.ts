import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { type ArticleSearch, searchFromQuery, searchToQuery } from './article-search'
import type { ArticleRow, TabCounts } from './article-types'
import { useArticleQueries } from './articles.queries'

/** The page of articles that the address names. */
export interface ArticleList {
  search: ArticleSearch
  /** Changes the search; everything but a change of page begins at page 1 again. */
  setSearch: (change: Partial<ArticleSearch>) => void
  rows: readonly ArticleRow[]
  total: number
  counts: TabCounts | null
  isLoading: boolean
  /** Newer rows are pending; the present ones stay. */
  isRefreshing: boolean
  error: Error | null
  refresh: () => void
}

const noRows: readonly ArticleRow[] = []

/** Articles by the search that the address holds. */
export function useArticleList(): ArticleList {
  const queries = useArticleQueries()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const { data, isPending, isFetching, error, refetch } = useQuery(queries.page(search))
  useReady(data !== undefined)
  const setSearch = useCallback(
    (change: Partial<ArticleSearch>) => {
      const apply = (next: ArticleSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page: 1, ...change }, apply, () => void refetch())
    },
    [search, navigate, refetch],
  )
  return {
    search,
    setSearch,
    rows: data?.rows ?? noRows,
    total: data ? data.total : 0,
    counts: data?.counts ?? null,
    isLoading: isPending,
    isRefreshing: isFetching && !isPending,
    error: data ? null : error,
    refresh: () => void refetch(),
  }
}
