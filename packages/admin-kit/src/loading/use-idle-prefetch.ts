import { useEffect } from 'react'
import { whenIdle } from './lazy-part'

/** Prefetches parts once the page is idle after the first render. Keep the function stable. */
export function useIdlePrefetch(prefetch: () => void): void {
  useEffect(() => whenIdle(prefetch), [prefetch])
}
