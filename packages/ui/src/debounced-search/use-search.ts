import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

/** Queries the server for what matches a keyword. A signal that aborts means that the response is no longer needed. */
type Search<Result> = (keyword: string, signal: AbortSignal) => Promise<readonly Result[]>

/** What a search has come to; idle before the first and after `reset`. */
export type SearchState<Result> =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; results: readonly Result[] }

/**
 * Searches, debounced while typing: 250 ms, or as many as `pause` says. A newer search aborts the older one, so that a
 * late response never replaces a newer one.
 */
export function useSearch<Result>(onSearch: Search<Result>) {
  const [state, setState] = useState<SearchState<Result>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const search = async (keyword: string, pause = PAUSE_MS) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (signal.aborted) return
    setState({ kind: 'searching' })
    try {
      const results = await onSearch(keyword, signal)
      if (!signal.aborted) setState({ kind: 'found', results })
    } catch {
      // Why it failed is the owner's to report; the list offers another try.
      if (!signal.aborted) setState({ kind: 'failed' })
    }
  }
  const reset = () => {
    running.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, search: (keyword: string, pause?: number) => void search(keyword, pause), reset }
}
