import { ApiError } from '@doorway/api-client'
import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query'
import { errorEventOf, isSilent } from '../context/use-events'
import type { DoorwayEvents } from '../context/events'
import { warnOnce } from '../browser/warn-once'

/** Reports a failure to the host, with what was loaded or changed. */
export type ReportError = (error: unknown, operation?: string) => void

/** Says once that the address of the API is probably wrong: nothing or something else responds there. */
function warnOfAddress(error: unknown): void {
  if (!(error instanceof ApiError && error.address)) return
  const { address, cause, kind, status = 0 } = error
  const { origin } = new URL(address.slice(address.indexOf(' ')))
  const reason =
    kind === 'network'
      ? // The browser hides whether the network or the policy of the API (CORS) has refused it.
        typeof location === 'object' &&
        origin !== location.origin &&
        `${address} is out of reach. Is ${location.origin} in EMBED_ORIGINS?`
      : kind === 'unexpected' && status < 500 && cause instanceof Error && cause.message
  if (reason) warnOnce(`Doorway: ${reason} Is baseUrl the address of the API, without /api?`, origin)
}

/** Reports each failure once, whichever parts of the screen come upon it. */
export function createErrorReporter(events: () => DoorwayEvents): ReportError {
  const reported = new WeakSet<object>()
  return (error, operation) => {
    if (isSilent(error)) return
    // What is no object is never found again.
    const failure: object = Object(error)
    if (reported.has(failure)) return
    reported.add(failure)
    warnOfAddress(error)
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
