import { ApiError } from '@doorway/api-client'
import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { errorEventOf, isSilent } from '../context/use-events'
import type { DoorwayEvents } from '../context/events'
import { hint } from './hint'

/** Reports a failure to the host, with what was loaded or changed. */
export type ReportError = (error: unknown, operation?: string) => void

/** Reports each failure once, whichever parts of the screen come upon it. */
export function createErrorReporter(events: () => DoorwayEvents): ReportError {
  const reported = new WeakSet<object>()
  return (error, operation) => {
    if (isSilent(error)) return
    // What is no object is never found again.
    const failure: object = Object(error)
    if (reported.has(failure)) return
    reported.add(failure)
    if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'unexpected'))
      hint(({ warnOfAddress }) => warnOfAddress(error))
    events().onError?.(errorEventOf(error, operation))
  }
}

/** What was loaded or changed: the first two words of a key. */
function operationOf(key: readonly unknown[] = []): string | undefined {
  return (
    key
      .slice(0, 2)
      .filter((part) => typeof part === 'string')
      .join('.') || undefined
  )
}

/** Reports the failed loads and changes of a cache. Returns a function that ends it. */
export function reportFailures(queries: QueryClient, report: ReportError): () => void {
  const listen = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    report(
      event.action.error,
      operationOf('query' in event ? event.query.queryKey : event.mutation.options.mutationKey),
    )
  }
  const ends = [queries.getQueryCache().subscribe(listen), queries.getMutationCache().subscribe(listen)]
  return () => ends.forEach((end) => end())
}
