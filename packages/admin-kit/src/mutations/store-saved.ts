import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Puts what a save returned into the cache. A load of the same record that is still pending is cancelled first: its
 * response may be older than the save, and a form that took its version would be refused as a conflict with itself.
 */
export async function storeSaved(cache: QueryClient, queryKey: QueryKey, saved: unknown): Promise<void> {
  await cache.cancelQueries({ queryKey, exact: true })
  cache.setQueryData(queryKey, saved)
}
