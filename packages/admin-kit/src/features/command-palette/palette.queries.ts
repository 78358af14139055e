import type { AreaHit, OrganizationHit, UserRow } from '@doorway/api-client'
import { areaTreeEndpoints, organizationTreeEndpoints, userEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useCan } from '../../session/use-session'

/** Records of one kind that the palette shows. */
const MAX_HITS = 5
const STALE_MS = 30_000

/** People, organizations and areas that match a keyword. */
export interface PaletteHits {
  people: readonly UserRow[]
  organizations: readonly OrganizationHit[]
  areas: readonly AreaHit[]
  isSearching: boolean
  /** At least one search has failed. */
  hasFailed: boolean
  retry: () => void
}

const none: readonly never[] = []

/** Searches what the person's codes list; nothing for the empty keyword. */
export function usePaletteHits(keyword: string): PaletteHits {
  const api = useApi()
  const can = useCan()
  const shared = { staleTime: STALE_MS, placeholderData: keepPreviousData, retry: false }
  const isWanted = (code: string) => keyword !== '' && can(code)
  const [people, organizations, areas] = useQueries({
    queries: [
      {
        ...shared,
        queryKey: ['palette', 'people', keyword],
        queryFn: async ({ signal }: { signal: AbortSignal }) => {
          const query = { conditions: { name: keyword }, page: 1, pageSize: MAX_HITS }
          return (await api.endpoints(userEndpoints).list(query, signal)).rows
        },
        enabled: isWanted('sys:user:list'),
      },
      {
        ...shared,
        queryKey: ['palette', 'organizations', keyword],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await api.endpoints(organizationTreeEndpoints).search(keyword, signal)).slice(0, MAX_HITS),
        enabled: isWanted('school:list'),
      },
      {
        ...shared,
        queryKey: ['palette', 'areas', keyword],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await api.endpoints(areaTreeEndpoints).search(keyword, signal)).slice(0, MAX_HITS),
        enabled: isWanted('area:list'),
      },
    ],
  })
  const all = [people, organizations, areas]
  const isEmpty = keyword === ''
  return {
    people: isEmpty ? none : (people.data ?? none),
    organizations: isEmpty ? none : (organizations.data ?? none),
    areas: isEmpty ? none : (areas.data ?? none),
    isSearching: all.some(({ isFetching }) => isFetching),
    hasFailed: all.some(({ isError }) => isError),
    retry: () => all.forEach((query) => void (query.isError && query.refetch())),
  }
}
