import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  count: number
}

/** A count next to a name; over 999 it says 999+. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge({ count, className, ...rest }, ref) {
  return (
    <span {...rest} ref={ref} className={className ? `dw-badge ${className}` : 'dw-badge'}>
      {count > 999 ? '999+' : count}
    </span>
  )
})
