import { Button, LoadingBar, StatePanel } from '@doorway/ui'
import { Suspense, useRef, type ReactNode, type Ref } from 'react'
import { ErrorBoundary } from './error-boundary'
import { useKit } from './kit-context'
import { ChunkLoadError } from './lazy-part'
import { useReportError } from './use-events'
import { useTranslate } from './use-translate'
import { useWidgetHandle, type WidgetHandle } from './widget-handle'

export interface WidgetProps {
  /** Public part name, for restyling (`data-dw-part`). */
  part: string
  /** Drawn while a lazy part of it arrives. */
  fallback?: ReactNode
  /** What the host does with the screen from outside. */
  handle?: Ref<WidgetHandle>
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

/** One screen or heavy part: a fault stays inside, and another person starts it afresh. */
export function Widget({ part, fallback, handle, children }: WidgetProps) {
  const element = useRef<HTMLDivElement>(null)
  useWidgetHandle(handle, element)
  const { subject } = useKit()
  const reportError = useReportError()
  const t = useTranslate()
  return (
    <div ref={element} className="dw-kit-widget" tabIndex={-1} data-dw-part={part} key={subject}>
      <ErrorBoundary onError={reportError} fallback={brokenPanel}>
        <Suspense fallback={fallback ?? <LoadingBar isLoading label={t('kit.ui.loading')} />}>{children}</Suspense>
      </ErrorBoundary>
    </div>
  )
}
