import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { partOf } from '../part/part-of'

export type CardProps = ComponentPropsWithoutRef<'div'>

/** A bordered surface for things that belong together. */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card({ className, ...rest }, ref) {
  return <div {...partOf('card')} {...rest} ref={ref} className={className ? `dw-card ${className}` : 'dw-card'} />
})
