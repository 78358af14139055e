import { ApiError } from '@doorway/api-client'
import { useCallback } from 'react'
import type { ErrorEvent } from './events'
import { useKit } from './kit-context'

/** Names of errors that are none: the call is not needed any more, or the host has stopped the change. */
const SILENT = /^(?:Abort|Cancelled|StoppedByHost)Error$/

/** Is there nothing to report, neither to the person nor to the host? */
export const isSilent = (error: unknown): boolean => error instanceof Error && SILENT.test(error.name)

/** The event that hosts receive for a failure. */
export function errorEventOf(error: unknown, operation?: string): ErrorEvent {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(error instanceof ApiError)) return { kind: 'broken', operation, error, cause }
  const { kind, code, requestId, status, address } = error
  return { kind, operation, code, requestId, status, address, error, cause }
}

/** Reports a failure to the host; an aborted call is none. */
export function useReportError(): (error: unknown) => void {
  return useKit().reportError
}

/** Reports the selected rows to the host. */
export function useReportSelection(feature: string): (ids: readonly (string | number)[]) => void {
  const { events } = useKit()
  return useCallback((ids) => events().onSelectionChange?.({ feature, ids }), [events, feature])
}
