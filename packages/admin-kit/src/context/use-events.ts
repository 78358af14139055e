import { ApiError, isAbort } from '@doorway/api-client'
import { useCallback } from 'react'
import type { ErrorEvent } from './events'
import { useKit } from './kit-context'

/** The event that hosts receive for a failure. */
export function errorEventOf(error: unknown): ErrorEvent {
  if (!(error instanceof ApiError)) return { kind: 'broken', error }
  return { kind: error.kind, code: error.code, requestId: error.requestId, error }
}

/** Reports a failure to the host; an aborted call is none. */
export function useReportError(): (error: unknown) => void {
  const { events } = useKit()
  return useCallback(
    (error) => {
      if (!isAbort(error)) events().onError?.(errorEventOf(error))
    },
    [events],
  )
}

/** Reports the selected rows to the host. */
export function useReportSelection(feature: string): (ids: readonly (string | number)[]) => void {
  const { events } = useKit()
  return useCallback((ids) => events().onSelectionChange?.({ feature, ids }), [events, feature])
}
