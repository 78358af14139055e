import { managedEntryEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'
import type { EntryConditions, EntryDecision, WorkConditions, WorkDecision } from './entry-types'

const KEY = ['entries']

/** Competitions whose entries can be reviewed, the newest first. */
export function useReviewedCompetitions() {
  const entries = useApi().endpoints(managedEntryEndpoints)
  return useQuery({
    queryKey: [...KEY, 'competitions'],
    queryFn: ({ signal }) => entries.listCompetitions(signal),
    staleTime: 0,
  })
}

/** One page of entries. */
export function useEntries(conditions: EntryConditions, page: number, pageSize: number) {
  const entries = useApi().endpoints(managedEntryEndpoints)
  return useQuery({
    queryKey: [...KEY, 'list', conditions, page, pageSize],
    queryFn: ({ signal }) => entries.list(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** One page of works. */
export function useWorks(conditions: WorkConditions, page: number, pageSize: number) {
  const entries = useApi().endpoints(managedEntryEndpoints)
  return useQuery({
    queryKey: [...KEY, 'works', conditions, page, pageSize],
    queryFn: ({ signal }) => entries.listWorks(conditions, page, pageSize, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A work with its files and decisions. */
export function useWork(id: number) {
  const entries = useApi().endpoints(managedEntryEndpoints)
  return useQuery({
    queryKey: [...KEY, 'work', id],
    queryFn: ({ signal }) => entries.getWork(id, signal),
    staleTime: 0,
  })
}

/** Works that may be the same. */
export function useTwins(id: number) {
  const entries = useApi().endpoints(managedEntryEndpoints)
  return useQuery({
    queryKey: [...KEY, 'twins', id],
    queryFn: ({ signal }) => entries.listTwins(id, signal),
    staleTime: 0,
  })
}

function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: KEY })
}

/** Decides about entries. */
export function useDecideEntries() {
  const entries = useApi().endpoints(managedEntryEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.decide',
    mutationFn: (decision: EntryDecision) => entries.decide(decision),
    onSuccess,
  })
}

/** Decides about works. */
export function useCheckWorks() {
  const entries = useApi().endpoints(managedEntryEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.check',
    mutationFn: (decision: WorkDecision) => entries.check(decision),
    onSuccess,
  })
}

/** Takes a work out of its competition. */
export function useDisqualifyWork() {
  const entries = useApi().endpoints(managedEntryEndpoints)
  const onSuccess = useInvalidate()
  return useHostMutation({
    name: 'entries.disqualify',
    mutationFn: ({ id, reason, version }: { id: number; reason: string; version: number }) =>
      entries.disqualify(id, reason, version),
    onSuccess,
  })
}
