import type { DictionaryEntry } from '@doorway/api-client'
import { useMemo } from 'react'
import { useLabel } from '../../context/use-translate'
import { useDictionary } from './users.queries'

/** Entries of a dictionary as choices, in the reader's language. */
export function useDictionaryOptions(type: string) {
  const label = useLabel()
  const { data } = useDictionary(type)
  return useMemo(
    () =>
      (data ?? []).map((entry: DictionaryEntry) => ({ value: entry.value, label: label(entry.label, entry.labels) })),
    [data, label],
  )
}
