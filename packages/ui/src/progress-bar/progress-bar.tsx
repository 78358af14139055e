import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export interface ProgressBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is going on. */
  label: string
  /** Part that is done. */
  value: number
  /** The whole; null while that is not known. */
  max: number | null
  /** The same in words, for example `120 / 3,000`. */
  valueText?: string
}

/** How far a long piece of work has come. Without a whole it only says that something goes on. */
export const ProgressBar = forwardRef<HTMLDivElement, ProgressBarProps>(function ProgressBar(
  { label, value, max, valueText, className, ...rest },
  ref,
) {
  const isKnown = max !== null && max > 0
  const share = isKnown ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div {...rest} ref={ref} className={className ? `dw-progress ${className}` : 'dw-progress'}>
      <span className="dw-progress-words">
        <span>{label}</span>
        {valueText && <span className="dw-progress-value">{valueText}</span>}
      </span>
      <div
        role="progressbar"
        className="dw-progress-track"
        aria-label={label}
        aria-valuemin={isKnown ? 0 : undefined}
        aria-valuemax={isKnown ? max : undefined}
        aria-valuenow={isKnown ? Math.min(value, max) : undefined}
        aria-valuetext={valueText}
        data-unknown={isKnown ? undefined : ''}
      >
        <span className="dw-progress-bar" style={isKnown ? { inlineSize: `${share * 100}%` } : undefined} />
      </div>
    </div>
  )
})
