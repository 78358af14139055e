import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon'

export type ChipTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

export interface ChipProps extends ComponentPropsWithoutRef<'span'> {
  tone?: ChipTone
  /** Shows a cross that takes the thing away. */
  onRemove?: () => void
  /** Name of the cross; needed with `onRemove`. */
  removeLabel?: string
  children: ReactNode
}

/** A short fact: a status, a chosen thing, a filter in force. The words carry the meaning, the tone supports it. */
export const Chip = forwardRef<HTMLSpanElement, ChipProps>(function Chip(
  { tone = 'neutral', onRemove, removeLabel, className, children, ...rest },
  ref,
) {
  return (
    <span {...rest} ref={ref} className={className ? `dw-chip ${className}` : 'dw-chip'} data-tone={tone}>
      <span className="dw-chip-text">{children}</span>
      {onRemove && (
        <button type="button" className="dw-chip-remove" aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" />
        </button>
      )}
    </span>
  )
})
