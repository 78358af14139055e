import { ApiError, isAbort } from '@doorway/api-client'
import type { Mutation, Query, QueryClient } from '@tanstack/react-query'
import { errorEventOf } from '../context/use-events'
import type { DoorwayEvents } from '../context/events'
import { warnOnce } from '../browser/warn-once'

/** Reports a failure to the host, with what was loaded or changed. */
export type ReportError = (error: unknown, operation?: string) => void

/** Names of errors that are none: the call is not needed any more, or the host has stopped the change. */
const silentNames = new Set(['CancelledError', 'StoppedByHostError'])
const isSilent = (error: unknown) => isAbort(error) || (error instanceof Error && silentNames.has(error.name))

/** Says once that the address of the API is probably wrong: something else responds there. */
function warnOfAddress(error: unknown): void {
  if (!(error instanceof ApiError) || error.kind !== 'unexpected' || error.address === undefined) return
  const isForeign = error.cause instanceof Error || error.status === 404
  if (!isForeign) return
  const [, url = error.address] = error.address.split(' ')
  const { origin } = new URL(url)
  const reason = error.cause instanceof Error ? error.cause.message : `${error.address} is not there (404).`
  warnOnce(`Doorway: ${reason} Is baseUrl the address of the API, without /api?`, origin)
}

/** Reports each failure once, whichever parts of the screen come upon it. */
export function createErrorReporter(events: () => DoorwayEvents): ReportError {
  const reported = new WeakSet<object>()
  return (error, operation) => {
    if (isSilent(error)) return
    if (typeof error === 'object' && error !== null) {
      if (reported.has(error)) return
      reported.add(error)
    }
    warnOfAddress(error)
    events().onError?.(errorEventOf(error, operation))
  }
}

/** The first two words of a key: feature and what is loaded. */
function operationOf({ queryKey }: Query): string | undefined {
  const words = queryKey.slice(0, 2).filter((part) => typeof part === 'string')
  return words.length > 0 ? words.join('.') : undefined
}

const nameOf = ({ options: { mutationKey } }: Mutation): string | undefined =>
  mutationKey?.find((part) => typeof part === 'string')

/** Reports the failed loads and changes of a cache. Returns a function that ends it. */
export function reportFailures(queries: QueryClient, report: ReportError): () => void {
  const endQueries = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') report(event.action.error, operationOf(event.query))
  })
  const endMutations = queries.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') report(event.action.error, nameOf(event.mutation))
  })
  return () => {
    endQueries()
    endMutations()
  }
}
