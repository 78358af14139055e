import type { DictionaryEntry } from '@doorway/api-client'
import { dictionaryEndpoints } from '@doorway/api-client/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../context/use-api'
import { useLabel } from '../../context/use-translate'
import { dictionary } from './users.queries'

/** Entries of a dictionary as choices, in the reader's language. */
export function useDictionaryOptions(type: string) {
  const dictionaries = useApi().endpoints(dictionaryEndpoints)
  const label = useLabel()
  const { data } = useQuery(dictionary(dictionaries, type))
  return useMemo(
    () =>
      (data ?? []).map((entry: DictionaryEntry) => ({ value: entry.value, label: label(entry.label, entry.labels) })),
    [data, label],
  )
}
