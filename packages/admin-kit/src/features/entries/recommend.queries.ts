import { recommendationEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { ListReturn, ListSubmit, RecommendSave, UnitKey } from './recommend-types'

const KEY = ['entries', 'recommend']
const MAX_LISTED = 100

/** Units that recommend in a competition, as far as the person sees them. */
export function useUnits(competitionId: number) {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  return useQuery({
    queryKey: [...KEY, 'units', competitionId],
    queryFn: ({ signal }) => recommendations.getUnits(competitionId, signal),
    staleTime: 0,
  })
}

/** The list of a unit in its order. */
export function useListed(unit: UnitKey) {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  return useQuery({
    queryKey: [...KEY, 'listed', unit],
    queryFn: ({ signal }) => recommendations.listWorks({ ...unit, isRecommended: true }, 1, MAX_LISTED, signal),
    staleTime: 0,
  })
}

/** Works that a unit may recommend. */
export function useCandidates(unit: UnitKey, keyword: string, page: number, pageSize: number) {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  const conditions = { ...unit, isRecommended: false, ...(keyword !== '' && { keyword }) }
  return useQuery({
    queryKey: [...KEY, 'candidates', conditions, page, pageSize],
    queryFn: ({ signal }) => recommendations.listWorks(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: KEY })
}

/** Puts a work in its place on a list, or takes it back. */
export function useSaveRecommendation() {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.recommend',
    mutationFn: (save: RecommendSave) => recommendations.save(save),
    onSuccess,
  })
}

/** Submits a list with its stamped confirmation. */
export function useSubmitList() {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.submitList',
    mutationFn: (list: ListSubmit) => recommendations.submitList(list),
    onSuccess,
  })
}

/** Returns the list of a unit below. */
export function useReturnList() {
  const recommendations = useApi().endpoints(recommendationEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.returnList',
    mutationFn: (list: ListReturn) => recommendations.returnList(list),
    onSuccess,
  })
}
