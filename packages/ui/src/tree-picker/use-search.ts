import { useEffect, useRef, useState } from 'react'

const PAUSE_MS = 250

export type SearchState<Result> =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'failed' }
  | { kind: 'found'; results: readonly Result[] }

/**
 * Requests results, debounced while typing. A newer keyword aborts the older request, so that a late response never replaces a fresher one.
 */
export function useSearch<Result>(onSearch: (keyword: string, signal: AbortSignal) => Promise<readonly Result[]>) {
  const [state, setState] = useState<SearchState<Result>>({ kind: 'idle' })
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; controller: AbortController } | null>(null)
  const cancel = () => {
    clearTimeout(running.current?.timer)
    running.current?.controller.abort()
  }
  useEffect(
    () => () => {
      clearTimeout(running.current?.timer)
      running.current?.controller.abort()
    },
    [],
  )
  const ask = async (keyword: string, signal: AbortSignal) => {
    setState({ kind: 'searching' })
    try {
      const results = await onSearch(keyword, signal)
      if (!signal.aborted) setState({ kind: 'found', results })
    } catch {
      if (!signal.aborted) setState({ kind: 'failed' })
    }
  }
  const search = (text: string, pause = PAUSE_MS) => {
    cancel()
    const keyword = text.trim()
    if (keyword === '') return setState({ kind: 'idle' })
    const controller = new AbortController()
    const timer = setTimeout(() => void ask(keyword, controller.signal), pause)
    running.current = { timer, controller }
    return undefined
  }
  return { state, search }
}
