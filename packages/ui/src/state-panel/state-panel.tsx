import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { StateArt, type StateKind } from './state-art'

export interface StatePanelProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  kind: StateKind
  title: ReactNode
  /** Why, and what can be done. */
  text?: ReactNode
  /** The next step: a button, not an apology. */
  action?: ReactNode
  /** Less air, no drawing: for panes and branches. */
  isCompact?: boolean
}

/** Stands where data would have been: nothing there, nothing found, failed, not allowed, closed, not built yet. */
export const StatePanel = forwardRef<HTMLDivElement, StatePanelProps>(function StatePanel(
  { kind, title, text, action, isCompact = false, className, ...rest },
  ref,
) {
  const isFailure = kind === 'error' || kind === 'offline'
  return (
    <div
      {...rest}
      ref={ref}
      className={className ? `dw-state ${className}` : 'dw-state'}
      data-kind={kind}
      data-compact={isCompact || undefined}
      role={isFailure ? 'alert' : 'status'}
    >
      {!isCompact && <StateArt kind={kind} />}
      <p className="dw-state-title">{title}</p>
      {text && <p className="dw-state-text">{text}</p>}
      {action && <div className="dw-state-action">{action}</div>}
    </div>
  )
})
