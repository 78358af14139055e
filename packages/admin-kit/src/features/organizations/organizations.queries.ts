import type { Organization, OrganizationDraft } from '@doorway/api-client'
import { organizationEndpoints, organizationTreeEndpoints } from '@doorway/api-client/endpoints'
import { rootOrganizationId } from '@doorway/api-client/rules'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

const childrenKey = (parentId: number): unknown[] => ['organizations', 'children', parentId]

/** After a change only the levels it touched are read again, and the paths, which may lead through it. */
function useReload() {
  const cache = useQueryClient()
  return (...parentIds: number[]) => {
    const keys = [...[...new Set(parentIds)].map(childrenKey), ['organizations', 'path']]
    return Promise.all(keys.map((queryKey) => cache.invalidateQueries({ queryKey })))
  }
}

/** A save, and the levels that it changes in addition to the new parent's. */
interface OrganizationSave {
  draft: OrganizationDraft
  alsoReload?: readonly number[]
}

/** Adds, changes or moves an organisation. */
export function useSaveOrganization() {
  const organizations = useApi().endpoints(organizationEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'organizations.save',
    mutationFn: ({ draft }: OrganizationSave) => organizations.save(draft),
    onSuccess: (_, { draft, alsoReload = [] }) => reload(draft.parentId ?? rootOrganizationId, ...alsoReload),
  })
}

/** Puts siblings into another order; each gets its number by a save of its own, one after the other. */
export function useReorderOrganizations() {
  const organizations = useApi().endpoints(organizationEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'organizations.reorder',
    mutationFn: async ({ drafts }: { parentId: number; drafts: readonly OrganizationDraft[] }) => {
      for (const draft of drafts) await organizations.save(draft)
    },
    onSuccess: (_, { parentId }) => reload(parentId),
  })
}

/** Deletes an organisation that nothing belongs to. */
export function useDeleteOrganization() {
  const organizations = useApi().endpoints(organizationEndpoints)
  const reload = useReload()
  return useHostMutation({
    name: 'organizations.delete',
    mutationFn: ({ organization }: { organization: Organization; grandparentId: number }) =>
      organizations.remove(organization.id),
    onSuccess: (_, { organization, grandparentId }) => reload(organization.parentId, grandparentId),
  })
}

/** Reads everything that is known of organisations again, after changes of many. */
export function useReloadOrganizations() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: ['organizations'] })
}

/** Queries of organizations for the provider's client. */
export function useOrganizationQueries() {
  const organizations = useApi().endpoints(organizationTreeEndpoints)
  return useMemo(
    () => ({
      /** Children of an organisation; 0 is the root. */
      children: (parentId: number) =>
        queryOptions({
          queryKey: childrenKey(parentId),
          queryFn: ({ signal }) => organizations.listChildren(parentId, signal),
          staleTime: 60_000,
        }),
      /** An organisation with those above it. */
      path: (id: number) =>
        queryOptions({
          queryKey: ['organizations', 'path', id],
          queryFn: ({ signal }) => organizations.getPath(id, signal),
          staleTime: 60_000,
        }),
      /** Organisations by name, including branches that are not open. */
      hits: (keyword: string) =>
        queryOptions({
          queryKey: ['organizations', 'search', keyword],
          queryFn: ({ signal }) => organizations.search(keyword, signal),
          enabled: keyword !== '',
        }),
      /** Searches without caching, for a picker's own list. */
      search: (keyword: string, signal: AbortSignal) => organizations.search(keyword, signal),
    }),
    [organizations],
  )
}

/** What prevents the deletion of an organisation. */
export function useOrganizationUsage(id: number) {
  const organizations = useApi().endpoints(organizationTreeEndpoints)
  return useQuery({
    queryKey: ['organizations', 'usage', id],
    queryFn: ({ signal }) => organizations.getUsage(id, signal),
    staleTime: 0,
  })
}
