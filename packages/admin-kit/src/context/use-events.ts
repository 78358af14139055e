import { ApiError, isAbort } from '@doorway/api-client'
import { useCallback } from 'react'
import type { ErrorEvent } from './events'
import { useKit } from './kit-context'

/** What hosts are told about a failure. */
export function errorEventOf(error: unknown): ErrorEvent {
  if (!(error instanceof ApiError)) return { kind: 'broken', error }
  return { kind: error.kind, code: error.code, requestId: error.requestId, error }
}

/** Tells the host about a failure; an aborted call is none. */
export function useReportError(): (error: unknown) => void {
  const { events } = useKit()
  return useCallback(
    (error) => {
      if (!isAbort(error)) events().onError?.(errorEventOf(error))
    },
    [events],
  )
}

/** Tells the host which rows are chosen. */
export function useReportSelection(feature: string): (ids: readonly (string | number)[]) => void {
  const { events } = useKit()
  return useCallback((ids) => events().onSelectionChange?.({ feature, ids }), [events, feature])
}
