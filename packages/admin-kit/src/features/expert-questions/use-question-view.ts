import { useCallback, useMemo } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { applySearch } from '../../loading/apply-search'
import { useReady } from '../../loading/use-ready'
import { useQuestions } from './expert-questions.queries'
import { type QuestionSearch, searchFromQuery, searchToQuery } from './question-search'

/** Questions by the search that the address holds. */
export function useQuestionView() {
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const search = useMemo(() => searchFromQuery(query), [query])
  const list = useQuestions(search)
  const { refetch } = list
  useReady(list.data !== undefined)
  /** Changes the search; everything but a change of page begins at page 1 again. */
  const setSearch = useCallback(
    (change: Partial<QuestionSearch>) => {
      const apply = (next: QuestionSearch) => navigate({ query: searchToQuery(next) })
      applySearch(search, { ...search, page: 1, ...change }, apply, () => void refetch())
    },
    [search, navigate, refetch],
  )
  return { search, setSearch, list }
}

/** What the address names, with its questions. */
export type QuestionView = ReturnType<typeof useQuestionView>
