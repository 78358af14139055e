import type { DictionaryDraft, DictionaryQuery, ManagedDictionaryEntry } from '@doorway/api-client'
import { dictionaryEndpoints } from '@doorway/api-client/endpoints'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../context/use-api'
import { useHostMutation } from '../../mutations/use-host-mutation'

/** The beginning of every key of dictionaries, those of the user forms included. */
const DICTIONARIES = ['dictionaries']

/** Entries of one request: no dictionary has more. */
const ALL = 1_000

/** The types there are. */
export function useDictionaryTypes() {
  const dictionaries = useApi().endpoints(dictionaryEndpoints)
  return useQuery({
    queryKey: [...DICTIONARIES, 'managed', 'types'],
    queryFn: ({ signal }) => dictionaries.listTypes(signal),
    staleTime: 0,
  })
}

/** One page of the entries of a type, disabled ones included. */
export function useManagedEntries(query: DictionaryQuery, isEnabled = true) {
  const dictionaries = useApi().endpoints(dictionaryEndpoints)
  return useQuery({
    queryKey: [...DICTIONARIES, 'managed', query],
    queryFn: ({ signal }) => dictionaries.query(query, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  })
}

/** Every entry of a type, disabled ones included; not before they are needed. */
export const useAllEntries = (type: string, isNeeded = true) =>
  useManagedEntries({ type, page: 1, pageSize: ALL }, isNeeded)

/** After a change every list of entries is fetched again, also the choices of an open user form. */
function useInvalidate() {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: DICTIONARIES })
}

/** Adds or changes an entry. */
export function useSaveEntry() {
  const dictionaries = useApi().endpoints(dictionaryEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'dictionaries.save',
    mutationFn: (draft: DictionaryDraft) => dictionaries.save(draft),
    onSuccess: invalidate,
  })
}

/** Deletes an entry that no record uses. */
export function useRemoveEntry() {
  const dictionaries = useApi().endpoints(dictionaryEndpoints)
  const invalidate = useInvalidate()
  return useHostMutation({
    name: 'dictionaries.remove',
    mutationFn: ({ id }: ManagedDictionaryEntry) => dictionaries.remove(id),
    onSuccess: invalidate,
  })
}
