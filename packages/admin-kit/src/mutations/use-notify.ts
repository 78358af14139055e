import { useToasts } from '@doorway/ui'
import { useMemo } from 'react'
import { useFailureText, useTranslate } from '../context/use-translate'
import { isSilent } from '../context/use-events'

/** Milliseconds the server's refusal of a 403 stays (section 8). */
const FORBIDDEN_MS = 3_000

/** Short messages to the person. */
export interface Notify {
  success: (text: string) => void
  /** Says what was done and offers to undo it for a while. */
  undoable: (text: string, undo: false | (() => void)) => void
  warning: (text: string) => void
  /** Says in ready words what was refused. */
  refusal: (text: string) => void
  /** Says what failed. Nothing is said about aborted calls and changes the host stopped. */
  failure: (error: unknown) => void
}

/** Messages that come and go. */
export function useNotify(): Notify {
  const toasts = useToasts()
  const failureText = useFailureText()
  const t = useTranslate()
  return useMemo(
    () => ({
      success: (text) => toasts.show({ kind: 'success', text }),
      undoable: (text, undo) =>
        toasts.show({
          kind: 'success',
          text,
          action: undo ? { label: t('kit.action.undo'), onSelect: undo } : undefined,
        }),
      warning: (text) => toasts.show({ kind: 'warning', text }),
      refusal: (text) => toasts.show({ kind: 'error', text, duration: FORBIDDEN_MS }),
      failure: (error) => {
        if (isSilent(error)) return
        // The expiry notice has been shown once for all calls.
        if (error instanceof Error && 'kind' in error && error.kind === 'unauthenticated') return
        toasts.show({ kind: 'error', text: failureText(error), duration: FORBIDDEN_MS })
      },
    }),
    [toasts, failureText, t],
  )
}
