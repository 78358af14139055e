import type { ReactNode } from 'react'
import { StateArt, type StateKind } from './state-art'
import './notice.css'

export interface NoticeProps {
  kind: StateKind
  title: string
  hint: string
  /** Hides the notice while the browser loads the page with the reader's token. */
  isForVisitors?: boolean
  /** Announces the hint, for what has happened while the page was open. */
  isAlert?: boolean
  /** The next steps: never a dead end. */
  children: ReactNode
}

/** A whole-page message with the drawing of its state and the next steps. */
export function Notice({ kind, title, hint, isForVisitors, isAlert, children }: NoticeProps) {
  return (
    <section className="dw-portal-notice" data-visitors={isForVisitors || undefined}>
      <StateArt kind={kind} />
      <h1 tabIndex={-1}>{title}</h1>
      <p role={isAlert ? 'alert' : undefined}>{hint}</p>
      <div className="dw-portal-notice-actions">{children}</div>
    </section>
  )
}
