import { organizationTreeEndpoints, principalEndpoints } from '@doorway/api-client/endpoints'
import type { OptionSearch } from '@doorway/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type PrincipalSearch } from './principal-search'
import type { PrincipalDecision, PrincipalDraft } from './principal-types'

const ALL = ['principals']
/** Type of the organizations that have a principal. */
const SCHOOL = '2'

/** One page of principals. */
export function usePrincipals(search: PrincipalSearch) {
  const principals = useApi().endpoints(principalEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => principals.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One principal as stored now. */
export function usePrincipal(id: number) {
  const principals = useApi().endpoints(principalEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) => principals.get(id, signal),
    staleTime: 0,
    gcTime: 0,
    // A form has been filled from it.
    refetchOnWindowFocus: false,
  })
}

/** Schools by name. */
export function useSchoolSearch(): OptionSearch {
  const organizations = useApi().endpoints(organizationTreeEndpoints)
  return useCallback(
    async (keyword, signal) => {
      if (keyword.trim() === '') return []
      const hits = await organizations.search(keyword, signal)
      return hits
        .filter(({ organization }) => organization.type === SCHOOL)
        .map(({ organization: { id, name } }) => ({ value: String(id), label: name }))
    },
    [organizations],
  )
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ALL })
}

/** Saves a draft. */
export function useSavePrincipal() {
  const principals = useApi().endpoints(principalEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'principals.save',
    mutationFn: (draft: PrincipalDraft) => principals.save(draft),
    onSuccess,
  })
}

/** Submits a draft for review. */
export function useSubmitPrincipal() {
  const principals = useApi().endpoints(principalEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'principals.submit',
    mutationFn: (draft: { id: number; version: number }) => principals.submit(draft),
    onSuccess,
  })
}

/** Passes or returns a draft, takes a profile off the portal or puts it back. */
export function useDecidePrincipal() {
  const principals = useApi().endpoints(principalEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'principals.audit',
    mutationFn: (decision: PrincipalDecision) => principals.decide(decision),
    onSuccess,
  })
}

/** Deletes a profile that was never on the portal. */
export function useRemovePrincipal() {
  const principals = useApi().endpoints(principalEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'principals.remove',
    mutationFn: (draft: { id: number; version: number }) => principals.remove(draft),
    onSuccess,
  })
}
