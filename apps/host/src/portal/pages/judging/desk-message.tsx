import type { ReactNode } from 'react'
import { usePreferences } from '../../../preferences/preferences-context'
import { usePageStrings } from '../../use-page-strings'
import { route } from './judging.route'

export interface DeskMessageProps {
  text: ReactNode
  onRetry?: () => void
}

/** A message in place of the work or of the list, with the way out of it. */
export function DeskMessage({ text, onRetry }: DeskMessageProps) {
  const texts = usePageStrings(route)
  return (
    <p className="dw-judging-aside" role={onRetry ? 'alert' : 'status'}>
      {text}{' '}
      {onRetry && (
        <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onRetry}>
          {texts.retry}
        </button>
      )}
    </p>
  )
}

/** In place of a work that opens after the samples, with the way to them. */
export function LockedWork({ onGo }: { onGo: () => void }) {
  const { samples } = usePageStrings(route)
  return (
    <div className="dw-judging-aside" role="status">
      <h2>{samples.first}</h2>
      <p>{samples.firstHint}</p>
      <button type="button" className="dw-portal-button" onClick={onGo}>
        {samples.go}
      </button>
    </div>
  )
}

export interface LoadingMessageProps {
  /** Why loading failed: the words of the server, or true where there are none; undefined while it loads. */
  failure: string | true | undefined
  onRetry: () => void
}

/** In place of what is loading, or could not be loaded. */
export function LoadingMessage({ failure, onRetry }: LoadingMessageProps) {
  const { t } = usePreferences()
  const texts = usePageStrings(route)
  if (failure === undefined) return <DeskMessage text={t.failure.loading} />
  return <DeskMessage text={failure === true ? texts.failed : failure} onRetry={onRetry} />
}
