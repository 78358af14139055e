import type { SchoolMerge } from '@doorway/api-client'
import { promotionEndpoints } from '@doorway/api-client/endpoints'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { useReloadOrganizations } from './organizations.queries'

/** What merging one school into another would move. */
export function useMergePreview(fromId: number, toId: number | null) {
  const changes = useApi().endpoints(promotionEndpoints)
  return useQuery({
    queryKey: ['organizations', 'merge', fromId, toId],
    queryFn: toId === null ? skipToken : ({ signal }) => changes.previewMerge({ fromId, toId }, signal),
    staleTime: 0,
    retry: false,
  })
}

/** Merges one school into another. */
export function useMergeSchools() {
  const changes = useApi().endpoints(promotionEndpoints)
  const reload = useReloadOrganizations()
  return useHostMutation({
    name: 'organizations.merge',
    mutationFn: (merge: SchoolMerge) => changes.merge(merge),
    onSuccess: reload,
  })
}
