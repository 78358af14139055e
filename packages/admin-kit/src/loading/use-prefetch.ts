import { useEffect } from 'react'

/** Prefetches parts after the first render. Keep the function stable. */
export function usePrefetch(prefetch: () => void): void {
  useEffect(prefetch, [prefetch])
}
