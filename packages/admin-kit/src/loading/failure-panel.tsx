import { ApiError } from '@doorway/api-client'
import { Button, StatePanel } from '@doorway/ui'
import { useEffect } from 'react'
import { useFailureText, useTranslate } from '../context/use-translate'
import { useNotify } from '../mutations/use-notify'

export interface FailurePanelProps {
  error: unknown
  /** What failed, where the specification has words for it (section 8). */
  title?: string
  /** Absent where trying again makes no sense. */
  onRetry?: () => void
  /** For panes and branches. */
  isCompact?: boolean
}

/** Stands where data would have been when loading it failed: what happened, the request's number, and a retry. */
export function FailurePanel({ error, title, onRetry, isCompact }: FailurePanelProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const { failure } = useNotify()
  const isForbidden = error instanceof ApiError && error.kind === 'forbidden'
  // The specification's message for 3 s (section 8); the panel stays.
  useEffect(() => {
    if (isForbidden) failure(error)
  }, [isForbidden, error, failure])
  if (isForbidden) {
    const { message } = error
    return (
      <StatePanel
        kind="forbidden"
        title={t('kit.state.forbiddenTitle')}
        text={message || t('kit.state.forbiddenHint')}
        isCompact={isCompact}
      />
    )
  }
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const isOffline = error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')
  return (
    <StatePanel
      kind={isOffline ? 'offline' : 'error'}
      title={title ?? t('kit.state.failedTitle')}
      text={
        <>
          {failureText(error)}
          {requestId && <span className="dw-kit-request-id">{t('kit.state.requestId', { id: requestId })}</span>}
        </>
      }
      action={onRetry && <Button onClick={onRetry}>{t('kit.ui.retry')}</Button>}
      isCompact={isCompact}
    />
  )
}
