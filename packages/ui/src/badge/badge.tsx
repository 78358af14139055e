import type { ComponentPropsWithoutRef } from 'react'

export interface BadgeProps extends ComponentPropsWithoutRef<'span'> {
  count: number
}

/** A count beside a name; over 999 it says 999+. */
export function Badge({ count, className, ...rest }: BadgeProps) {
  return (
    <span {...rest} className={className ? `dw-badge ${className}` : 'dw-badge'}>
      {count > 999 ? '999+' : count}
    </span>
  )
}
