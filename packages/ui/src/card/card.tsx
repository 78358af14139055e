import type { ComponentPropsWithoutRef } from 'react'

export type CardProps = ComponentPropsWithoutRef<'div'>

/** A bordered surface for things that belong together. */
export function Card({ className, ...rest }: CardProps) {
  return <div {...rest} className={className ? `dw-card ${className}` : 'dw-card'} />
}
