import { managedSiteEndpoints, siteEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { storeSaved } from '../../mutations/store-saved'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { BlocksDraft, LinksDraft, SiteBlocks, SiteDraft } from './site-types'

const LIST = ['sites', 'list']
const ONE = ['sites', 'one']
const BLOCKS = ['sites', 'blocks']
const LINKS = ['sites', 'links']

/** Sites that the caller manages, by a part of their name. */
export function useSites(name: string) {
  const sites = useApi().endpoints(siteEndpoints)
  return useQuery({
    queryKey: [...LIST, name],
    queryFn: ({ signal }) => sites.list(name, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One site as it is stored now. */
export function useSite(id: number) {
  const sites = useApi().endpoints(managedSiteEndpoints)
  return useQuery({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => sites.get(id, signal),
    // A form starts from what is stored now, and is not changed under the hands of its reader.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Loads what is stored now for the comparison of a version conflict. */
export function useLoadSite() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  return (id: number) => sites.get(id)
}

/** The blocks of a front page as they are stored now. */
export function useSiteBlocks(id: number) {
  const sites = useApi().endpoints(managedSiteEndpoints)
  return useQuery({
    queryKey: [...BLOCKS, id],
    queryFn: ({ signal }) => sites.listBlocks(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Adds or changes a site. */
export function useSaveSite() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sites.save',
    mutationFn: (draft: SiteDraft) => sites.save(draft),
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: LIST })
      await cache.invalidateQueries({ queryKey: ONE })
    },
  })
}

/** Deletes a site that nothing belongs to. */
export function useDeleteSite() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sites.delete',
    mutationFn: (id: number) => sites.remove(id),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIST }),
  })
}

/** Starts the archive of a site; the result is the id of its task. */
export function useArchiveSite() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  return useHostMutation({
    name: 'sites.archive',
    mutationFn: ({ id, withMedia }: { id: number; withMedia: boolean }) => sites.archive(id, withMedia),
  })
}

/** Stores the blocks of a front page. */
export function useSaveBlocks() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sites.saveBlocks',
    mutationFn: ({ id, draft }: { id: number; draft: BlocksDraft }) => sites.saveBlocks(id, draft),
    onSuccess: (blocks, { id }) => storeSaved(cache, [...BLOCKS, id], blocks),
  })
}

/** Special topics and links of a front page as they are stored now. */
export function useSiteLinks(id: number) {
  const sites = useApi().endpoints(managedSiteEndpoints)
  return useQuery({
    queryKey: [...LINKS, id],
    queryFn: ({ signal }) => sites.listLinks(id, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Stores the special topics and the links of a front page. */
export function useSaveLinks() {
  const sites = useApi().endpoints(managedSiteEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'sites.saveLinks',
    mutationFn: ({ id, draft }: { id: number; draft: LinksDraft }) => sites.saveLinks(id, draft),
    // The blocks have the version of the site: without the new one their next save would conflict with this one.
    onSuccess: ({ version }, { id }) =>
      cache.setQueryData<SiteBlocks>([...BLOCKS, id], (blocks) => blocks && { ...blocks, version }),
  })
}
