import { Button, LoadingBar, StatePanel } from '@doorway/ui'
import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { ChunkLoadError } from './lazy-part'
import { useReportError } from '../context/use-events'
import { useTranslate } from '../context/use-translate'

export interface ContainedProps {
  /** Rendered while a lazy part of it loads. */
  fallback?: ReactNode
  children: ReactNode
}

function BrokenPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate()
  const isChunk = error instanceof ChunkLoadError
  return (
    <StatePanel
      kind="error"
      title={t(isChunk ? 'kit.state.chunkTitle' : 'kit.state.brokenTitle')}
      text={t(isChunk ? 'kit.state.chunkHint' : 'kit.state.brokenHint')}
      action={<Button onClick={onRetry}>{t('kit.ui.retry')}</Button>}
    />
  )
}

const brokenPanel = (error: unknown, retry: () => void) => (
  <BrokenPanel
    error={error}
    onRetry={() => {
      if (error instanceof ChunkLoadError) error.forget()
      retry()
    }}
  />
)

/** Contains the errors and the suspense of its children. */
export function AsyncBoundary({ fallback, children }: ContainedProps) {
  const reportError = useReportError()
  const t = useTranslate()
  return (
    <ErrorBoundary onError={reportError} fallback={brokenPanel}>
      <Suspense fallback={fallback ?? <LoadingBar isLoading label={t('kit.ui.loading')} />}>{children}</Suspense>
    </ErrorBoundary>
  )
}
