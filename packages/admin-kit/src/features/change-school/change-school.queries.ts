import type { SchoolChangeDecision } from '@doorway/api-client'
import { schoolChangeEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { ChangeSearch } from './change-search'

const ALL = ['schoolChanges']

/** One page of a queue. */
export function useSchoolChanges({ queue, keyword, page, pageSize }: ChangeSearch) {
  const changes = useApi().endpoints(schoolChangeEndpoints)
  const conditions = keyword === '' ? { queue } : { queue, keyword }
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => changes.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One request as it is stored now. */
export function useSchoolChange(id: number) {
  const changes = useApi().endpoints(schoolChangeEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => changes.get(id, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Decides about the current step of a request. */
export function useDecideSchoolChange() {
  const changes = useApi().endpoints(schoolChangeEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'schoolChanges.decide',
    mutationFn: (decision: SchoolChangeDecision) => changes.decide(decision),
    onSuccess: () => cache.invalidateQueries({ queryKey: ALL }),
  })
}
