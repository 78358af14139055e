import { useEffect, useState } from 'react'
import { createPortalReader, fetchFromNetwork, type SearchSuggestion } from '../../data/portal-reader'
import { useSiteCode } from '../links/use-query-params'

const DEBOUNCE_MS = 250
const MIN_LENGTH = 2
const NONE: readonly SearchSuggestion[] = []

/**
 * Returns suggestions for a text that is being typed. One request is sent after a pause of 250 ms, from two characters on;
 * an outdated request is aborted. A refused request returns none: the search itself still works.
 */
export function useSuggestions(text: string): readonly SearchSuggestion[] {
  const siteCode = useSiteCode()
  const query = text.trim()
  const [found, setFound] = useState({ query: '', rows: NONE })
  useEffect(() => {
    if (query.length < MIN_LENGTH) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      const reader = createPortalReader((path) => fetchFromNetwork(path, abort.signal), siteCode)
      reader.suggestions(query).then(
        (rows) => !abort.signal.aborted && setFound({ query, rows }),
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, siteCode])
  return query.length >= MIN_LENGTH ? found.rows : NONE
}
