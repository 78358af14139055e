import { managedCompetitionEndpoints, schemeEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { storeSaved } from '../../mutations/store-saved'
import { useHostMutation } from '../../mutations/use-host-mutation'
import { useCan } from '../../session/use-session'
import type { Scheme, SchemeCalls, SchemeConditions } from './scheme-types'
import { schemeCodes } from './schemes.codes'

const LIST = ['schemes', 'list']
const ONE = ['schemes', 'one']
const COMPETITIONS = ['schemes', 'competitions']
const MAX_COMPETITIONS = 100

/** One page of schemes. */
export function useSchemes(conditions: SchemeConditions, page: number, pageSize: number) {
  const schemes = useApi().endpoints(schemeEndpoints)
  return useQuery({
    queryKey: [...LIST, conditions, page, pageSize],
    queryFn: ({ signal }) => schemes.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One version of a scheme as it is stored now. */
export function useScheme(id: number) {
  const schemes = useApi().endpoints(schemeEndpoints)
  return useQuery({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => schemes.get(id, signal),
    // A form starts from what is stored now, and is not changed under the hands of its reader.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** Competitions that a scheme can be made for; none for those who may not see their list. */
export function useOwnerCompetitions() {
  const competitions = useApi().endpoints(managedCompetitionEndpoints)
  const isAllowed = useCan()(schemeCodes.competitions)
  const { data } = useQuery({
    queryKey: COMPETITIONS,
    queryFn: ({ signal }) => competitions.list({}, 1, MAX_COMPETITIONS, signal),
    enabled: isAllowed,
  })
  const known = isAllowed && data ? data.rows : []
  return known.filter(({ state }) => state === 'draft' || state === 'announced')
}

/** Changes schemes by one of the calls that return one; the list is loaded again. */
export function useChangeScheme(name: 'save' | 'copy') {
  const schemes = useApi().endpoints(schemeEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: `schemes.${name}`,
    mutationFn: (change: (calls: SchemeCalls) => Promise<Scheme>) => change(schemes),
    onSuccess: async (saved: Scheme) => {
      await storeSaved(cache, [...ONE, saved.id], saved)
      return cache.invalidateQueries({ queryKey: LIST })
    },
    describe: () => null,
  })
}

/** Deletes a version that nothing uses. */
export function useDeleteScheme() {
  const schemes = useApi().endpoints(schemeEndpoints)
  const cache = useQueryClient()
  return useHostMutation({
    name: 'schemes.delete',
    mutationFn: ({ id, version }: Pick<Scheme, 'id' | 'version'>) => schemes.remove(id, version),
    onSuccess: () => cache.invalidateQueries({ queryKey: LIST }),
  })
}

/** Tries a scheme out. Nothing is stored, so the host gets no event. */
export function useSimulate() {
  const schemes = useApi().endpoints(schemeEndpoints)
  return (request: Parameters<SchemeCalls['simulate']>[0]) => schemes.simulate(request)
}
