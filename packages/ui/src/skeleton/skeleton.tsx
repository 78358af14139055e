import type { ComponentPropsWithRef } from 'react'

export interface SkeletonProps extends ComponentPropsWithRef<'span'> {
  /** Share of the line it fills, so that lines look like text. */
  width?: 'short' | 'medium' | 'full'
}

/** Stands for text that is on its way, at its final height. Say once, around all of them, that something loads. */
export function Skeleton({ width = 'full', className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      className={className ? `dw-skeleton ${className}` : 'dw-skeleton'}
      data-width={width}
      aria-hidden="true"
    />
  )
}
