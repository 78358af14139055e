import type { AppVersion, AppVersionDraft, AppVersionQuery } from '@doorway/api-client'
import { appVersionEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

const VERSIONS = ['appVersions']

/** One page of the releases. */
export function useAppVersions(query: AppVersionQuery) {
  const versions = useApi().endpoints(appVersionEndpoints)
  return useQuery({
    queryKey: [...VERSIONS, query],
    queryFn: ({ signal }) => versions.query(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: VERSIONS })
}

/** Adds a draft or changes a release. */
export function useSaveAppVersion() {
  const versions = useApi().endpoints(appVersionEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'appVersions.save',
    mutationFn: (draft: AppVersionDraft) => versions.save(draft),
    onSuccess: invalidate,
  })
}

/** A release, and whether it is published or withdrawn. */
export interface StateChange {
  release: AppVersion
  kind: 'publish' | 'withdraw'
}

/** Publishes or withdraws a release. */
export function useChangeAppVersion() {
  const versions = useApi().endpoints(appVersionEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'appVersions.change',
    mutationFn: ({ release: { id, version }, kind }: StateChange) => versions[kind](id, version),
    onSuccess: invalidate,
  })
}
