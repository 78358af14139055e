import { managedRegistrationEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type RegistrationSearch } from './registration-search'
import type { MergeCodeRequest, RegistrationDecision, RegistrationMerge } from './registration-types'

const ALL = ['registrations']

/** One page of the tab; the counts of all tabs come with it. */
export function useRegistrations(search: RegistrationSearch) {
  const registrations = useApi().endpoints(managedRegistrationEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => registrations.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One request as it is stored now. */
export function useRegistration(id: number) {
  const registrations = useApi().endpoints(managedRegistrationEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => registrations.get(id, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** Approves or returns requests. */
export function useDecideRegistrations() {
  const registrations = useApi().endpoints(managedRegistrationEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'registrations.audit',
    mutationFn: (decision: RegistrationDecision) => registrations.decide(decision),
    onSuccess: () => cache.invalidateQueries({ queryKey: ALL }),
  })
}

/** Sends a code to an account that a request may belong to. */
export function useSendMergeCode() {
  const registrations = useApi().endpoints(managedRegistrationEndpoints)
  return useHostMutation({
    name: 'registrations.sendMergeCode',
    mutationFn: (request: MergeCodeRequest) => registrations.sendMergeCode(request),
  })
}

/** Closes a request in favour of an account that its applicant owns. */
export function useMergeRegistration() {
  const registrations = useApi().endpoints(managedRegistrationEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'registrations.merge',
    mutationFn: (merge: RegistrationMerge) => registrations.merge(merge),
    onSuccess: () => cache.invalidateQueries({ queryKey: ALL }),
  })
}
