import { workgroupEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { WorkgroupConditions, WorkgroupDraft } from './workgroup-types'

const LIST = ['workgroups', 'list']
const ONE = ['workgroups', 'one']
const MEMBERS = ['workgroups', 'members']
const PEOPLE = ['workgroups', 'people']

/** People that one page of the picker shows. */
export const PEOPLE_PAGE = 50

/** What the list shows. */
export interface WorkgroupSearch {
  conditions: WorkgroupConditions
  page: number
  pageSize: number
}

/** One page of the workgroups in scope. */
export function useWorkgroups(search: WorkgroupSearch) {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  return useQuery({
    queryKey: [...LIST, search],
    queryFn: ({ signal }) => workgroups.list(search, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One workgroup as it is stored now; null for a new one. */
export function useWorkgroup(id: number | null) {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  return useQuery({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => (id === null ? null : workgroups.get(id, signal)),
    // A form starts from what is stored now, and is not changed under the hands of its reader.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Members of a workgroup, present and former. */
export function useWorkgroupMembers(id: number) {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  return useQuery({
    queryKey: [...MEMBERS, id],
    queryFn: ({ signal }) => workgroups.listMembers(id, signal),
    staleTime: 0,
  })
}

/** People who can be members, below an organization and by a part of their name. */
export function usePeople(orgId: number, keyword: string, page: number) {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  const conditions = { ...(orgId > 0 && { orgId }), ...(keyword !== '' && { keyword }) }
  return useQuery({
    queryKey: [...PEOPLE, conditions, page],
    queryFn: ({ signal }) => workgroups.listPeople({ conditions, page, pageSize: PEOPLE_PAGE }, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: LIST })
}

/** Adds or changes a workgroup. */
export function useSaveWorkgroup() {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'workgroups.save',
    mutationFn: (draft: WorkgroupDraft) => workgroups.save(draft),
    onSuccess,
  })
}

/** Dissolves a workgroup or restores it. */
export function useDissolveWorkgroup() {
  const workgroups = useApi().endpoints(workgroupEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'workgroups.dissolve',
    mutationFn: ({ id, isDissolved }: { id: number; isDissolved: boolean }) => workgroups.setDissolved(id, isDissolved),
    onSuccess,
  })
}
