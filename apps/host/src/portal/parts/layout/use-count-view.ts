import { useEffect } from 'react'
import type { ViewedItem } from '../../../routes/portal-page'

/** Milliseconds; a shorter visit, as on the way back, is not counted. */
const MIN_READING_MS = 1500

/** Reports that an item was read (domain 3.2). Prefetched pages are not counted. */
export function useCountView({ type, id }: Partial<ViewedItem> = {}): void {
  useEffect(() => {
    if (type === undefined || id === undefined) return undefined
    const count = async () => (await import('./count-view')).countView(type, id)
    // A lost view is not worth an error message.
    const timer = window.setTimeout(() => void count().catch(() => undefined), MIN_READING_MS)
    return () => clearTimeout(timer)
  }, [type, id])
}
