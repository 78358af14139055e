import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export type CardProps = ComponentPropsWithoutRef<'div'>

/** A bordered surface for things that belong together. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} className={className ? `dw-card ${className}` : 'dw-card'} />
})
