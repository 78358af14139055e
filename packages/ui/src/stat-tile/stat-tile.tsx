import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Icon } from '../icon/icon'
import { Skeleton } from '../skeleton/skeleton'

export interface StatTileProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  label: ReactNode
  /** As it is shown, with its separators; absent while it is loading. */
  value?: ReactNode
  /** Behind the value in small type. */
  unit?: ReactNode
  /** Against before, in whole words, for example “较上月 +12%”. */
  change?: ReactNode
  /** Whether the change goes up or down; an arrow next to its label. */
  direction?: 'up' | 'down'
}

/** One number that matters, with what it counts. */
export const StatTile = forwardRef<HTMLDivElement, StatTileProps>(function StatTile(
  { label, value, unit, change, direction, className, ...rest },
  ref,
) {
  const labelId = useId()
  return (
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-labelledby={labelId}
      aria-busy={value === undefined || undefined}
      className={className ? `dw-stat ${className}` : 'dw-stat'}
    >
      <span id={labelId} className="dw-stat-label">
        {label}
      </span>
      <span className="dw-stat-value">
        {value === undefined ? <Skeleton width="medium" /> : value}
        {unit && <span className="dw-stat-unit">{unit}</span>}
      </span>
      {change && (
        <span className="dw-stat-change" data-direction={direction}>
          {direction && <Icon name={direction === 'up' ? 'chevron-up' : 'chevron-down'} />}
          {change}
        </span>
      )}
    </div>
  )
})
