import {
  managedResourceEndpoints,
  organizationTreeEndpoints,
  stageChoiceEndpoints,
} from '@doorway/api-client/endpoints'
import type { OptionSearch } from '@doorway/ui'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { conditionsOf, type ResourceSearch } from './resource-search'
import type { ResourceDecision, ResourceReport } from './resource-types'

const ALL = ['resources']
const STAGES_STALE_MS = 60_000

/** One page of the tab; the counts of all tabs come with it. */
export function useResources(search: ResourceSearch) {
  const resources = useApi().endpoints(managedResourceEndpoints)
  const conditions = conditionsOf(search)
  const { page, pageSize } = search
  return useQuery({
    queryKey: [...ALL, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => resources.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One resource as it is stored now; without an id nothing is requested. */
export function useResource(id: number | null) {
  const resources = useApi().endpoints(managedResourceEndpoints)
  return useQuery({
    queryKey: [...ALL, 'one', id],
    queryFn: id === null ? skipToken : ({ signal }) => resources.get(id, signal),
    staleTime: 0,
    gcTime: 0,
  })
}

/** One page of reports. */
export function useReports(state: ResourceReport['state'], page: number, pageSize: number) {
  const resources = useApi().endpoints(managedResourceEndpoints)
  return useQuery({
    queryKey: [...ALL, 'reports', state, page, pageSize],
    queryFn: ({ signal }) => resources.listReports(state, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Stages with their subjects, for the filter. */
export function useResourceStages() {
  const stages = useApi().endpoints(stageChoiceEndpoints)
  return useQuery({ queryKey: ['stages'], queryFn: ({ signal }) => stages.list(signal), staleTime: STAGES_STALE_MS })
}

/** Searches schools by their name, for the filter. */
export function useSchoolSearch(): OptionSearch {
  const organizations = useApi().endpoints(organizationTreeEndpoints)
  return useCallback(
    async (keyword, signal) => {
      if (keyword.trim() === '') return []
      const hits = await organizations.search(keyword, signal)
      return hits.map(({ organization: { id, name } }) => ({ value: String(id), label: name }))
    },
    [organizations],
  )
}

function useRefresh() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ALL })
}

/** Passes, returns or takes off a resource. */
export function useDecide() {
  const resources = useApi().endpoints(managedResourceEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'resources.audit',
    mutationFn: (decision: ResourceDecision) => resources.decide(decision),
    onSuccess,
  })
}

/** Recommends a resource, or no longer. */
export function useRecommend() {
  const resources = useApi().endpoints(managedResourceEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'resources.recommend',
    mutationFn: (resource: { id: number; version: number; isRecommended: boolean }) => resources.recommend(resource),
    onSuccess,
  })
}

/** Closes a report. */
export function useHandleReport() {
  const resources = useApi().endpoints(managedResourceEndpoints)
  const onSuccess = useRefresh()
  return useHostMutation({
    name: 'resources.handleReport',
    mutationFn: (result: { id: number; result: string; isTakenOff: boolean }) => resources.handleReport(result),
    onSuccess,
  })
}
