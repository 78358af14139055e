import { useEffect, useState } from 'react'
import type { SelectOption } from '../select/select'

export type OptionSearch = (keyword: string, signal: AbortSignal) => Promise<readonly SelectOption[]>

type Found = { kind: 'loading' } | { kind: 'failed' } | { kind: 'found'; options: readonly SelectOption[] }

/** Debounce before the server is queried, in ms. */
const SETTLE = 250

/** What the server finds for a keyword while the list is open. A response to an older keyword never replaces a newer one. */
export function useOptions(search: OptionSearch, keyword: string, isOpen: boolean) {
  const [found, setFound] = useState<Found>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!isOpen) return undefined
    const pending = new AbortController()
    const ask = async () => {
      setFound({ kind: 'loading' })
      try {
        const options = await search(keyword, pending.signal)
        if (!pending.signal.aborted) setFound({ kind: 'found', options })
      } catch {
        // Why it failed is the owner's to report; the list offers another try.
        if (!pending.signal.aborted) setFound({ kind: 'failed' })
      }
    }
    const isTyped = keyword !== '' && attempt === 0
    const timer = setTimeout(() => void ask(), isTyped ? SETTLE : 0)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [search, keyword, isOpen, attempt])
  return { found, retry: () => setAttempt((last) => last + 1) }
}
