import { managedCompetitionEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { storeSaved } from '../../mutations/store-saved'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { Competition, CompetitionCalls, CompetitionConditions } from './competition-types'

const LIST = ['competitions', 'list']
const ONE = ['competitions', 'one']
const READINESS = ['competitions', 'readiness']

/** What the list shows. */
export interface CompetitionSearch {
  conditions: CompetitionConditions
  page: number
  pageSize: number
}

/** One page of the competitions in scope. */
export function useCompetitions({ conditions, page, pageSize }: CompetitionSearch) {
  const competitions = useApi().endpoints(managedCompetitionEndpoints)
  return useQuery({
    queryKey: [...LIST, conditions, page, pageSize],
    queryFn: ({ signal }) => competitions.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One competition as it is stored now. */
export function useCompetition(id: number) {
  const competitions = useApi().endpoints(managedCompetitionEndpoints)
  return useQuery({
    queryKey: [...ONE, id],
    queryFn: ({ signal }) => competitions.get(id, signal),
    // A form starts from what is stored now, and is not changed under the hands of its reader.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** What the competition lacks. */
export function useReadiness(id: number) {
  const competitions = useApi().endpoints(managedCompetitionEndpoints)
  return useQuery({
    queryKey: [...READINESS, id],
    queryFn: ({ signal }) => competitions.getReadiness(id, signal),
    staleTime: 0,
  })
}

function useSaved() {
  const cache = useQueryClient()
  return async (saved: Competition) => {
    await storeSaved(cache, [...ONE, saved.id], saved)
    void cache.invalidateQueries({ queryKey: READINESS })
    return cache.invalidateQueries({ queryKey: LIST })
  }
}

/** A change of a competition: one of the calls that return it. */
export type CompetitionChange = (competitions: CompetitionCalls) => Promise<Competition>

/** Changes a competition by one of its calls. */
export function useChangeCompetition(name: string) {
  const competitions = useApi().endpoints(managedCompetitionEndpoints)
  const onSuccess = useSaved()
  return useHostMutation({
    name: `competitions.${name}`,
    mutationFn: (change: CompetitionChange) => change(competitions),
    onSuccess,
    describe: () => null,
  })
}
