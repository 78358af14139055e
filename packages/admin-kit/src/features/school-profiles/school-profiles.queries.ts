import { schoolProfileEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type ProfileSearch } from './profile-search'
import type { ProfileContent, ProfileDecision } from './school-profile-types'

const ALL = ['schoolProfiles']

/** One page of schools. */
export function useProfiles(search: ProfileSearch) {
  const profiles = useApi().endpoints(schoolProfileEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => profiles.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One school as it is stored now. */
export function useProfile(schoolId: number) {
  const profiles = useApi().endpoints(schoolProfileEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', schoolId],
    queryFn: ({ signal }) => profiles.get(schoolId, signal),
    staleTime: 0,
    gcTime: 0,
    // A form has been filled from it.
    refetchOnWindowFocus: false,
  })
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ALL })
}

/** Saves a draft. */
export function useSaveProfile() {
  const profiles = useApi().endpoints(schoolProfileEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'schoolProfiles.save',
    mutationFn: (draft: { schoolId: number; version: number; content: ProfileContent }) => profiles.save(draft),
    onSuccess,
  })
}

/** Submits a draft for review. */
export function useSubmitProfile() {
  const profiles = useApi().endpoints(schoolProfileEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'schoolProfiles.submit',
    mutationFn: (draft: { schoolId: number; version: number }) => profiles.submit(draft),
    onSuccess,
  })
}

/** Passes or returns a draft, or takes a profile off the portal. */
export function useDecideProfile() {
  const profiles = useApi().endpoints(schoolProfileEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'schoolProfiles.audit',
    mutationFn: (decision: ProfileDecision) => profiles.decide(decision),
    onSuccess,
  })
}
