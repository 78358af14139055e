import { behalfEntryEndpoints, competitionEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { BehalfDraft, BehalfEntry, BehalfSearch } from './behalf-types'

const ENTRIES = ['behalfEntries']
const MAX_COMPETITIONS = 100

/** One page of the entries that the reader's school has made. */
export function useBehalfEntries({ conditions, page, pageSize }: BehalfSearch) {
  const entries = useApi().endpoints(behalfEntryEndpoints)
  return useQuery({
    queryKey: [...ENTRIES, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => entries.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** Competitions other than those for micro-lessons, the newest first. */
export function useOtherCompetitions() {
  const competitions = useApi().endpoints(competitionEndpoints)
  return useQuery({
    queryKey: [...ENTRIES, 'competitions'],
    queryFn: async ({ signal }) => (await competitions.list('other', 1, MAX_COMPETITIONS, signal)).rows,
    staleTime: 0,
  })
}

/** A competition with its groups, limits and promise. */
export function useCompetition(id: number | null) {
  const competitions = useApi().endpoints(competitionEndpoints)
  return useQuery({
    queryKey: [...ENTRIES, 'competition', id],
    queryFn: id === null ? skipToken : ({ signal }) => competitions.get(id, signal),
  })
}

/** Searches people of the school without caching. */
export function useSearchPeople() {
  const entries = useApi().endpoints(behalfEntryEndpoints)
  return entries.listPeople
}

/** Reads the list again. */
export function useReloadEntries() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: [...ENTRIES, 'list'] })
}

/** Enters a person. */
export function useEnterPerson() {
  const entries = useApi().endpoints(behalfEntryEndpoints)
  const reload = useReloadEntries()
  return useHostMutation({
    name: 'entries.enterOther',
    mutationFn: (draft: BehalfDraft) => entries.add(draft),
    onSuccess: reload,
  })
}

/** Cancels an entry. */
export function useCancelEntry() {
  const entries = useApi().endpoints(behalfEntryEndpoints)
  const reload = useReloadEntries()
  return useHostMutation({
    name: 'entries.cancelOther',
    mutationFn: ({ id, version }: Pick<BehalfEntry, 'id' | 'version'>) => entries.cancel(id, version),
    onSuccess: reload,
  })
}
