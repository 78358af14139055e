import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useReady } from '../../loading/use-ready'
import { applySearch } from '../../loading/apply-search'
import { useQuestions } from './expert-questions.queries'
import { type QuestionSearch, searchFromQuery, searchToQuery } from './question-search'

/** Questions by the search that the address holds. */
export function useQuestionView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const { data, error, isPending, isPlaceholderData, refetch } = useQuestions(search)
  useReady(data !== undefined)
  /** Changes the search; everything but a change of page begins at page 1 again. */
  const setSearch = useCallback(
    (change: Partial<QuestionSearch>) => {
      const apply = (next: QuestionSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page: 1, ...change }, apply, () => void refetch())
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

/** What the address names, with its questions. */
export type QuestionView = ReturnType<typeof useQuestionView>
