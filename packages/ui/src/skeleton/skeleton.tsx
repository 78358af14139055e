import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** Share of the line it fills, so that lines look like text. */
  width?: 'short' | 'medium' | 'full'
}

/** A placeholder for pending text, at its final height. Say once, around all of them, that something loads. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = 'full', className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={className ? `dw-skeleton ${className}` : 'dw-skeleton'}
      data-width={width}
      aria-hidden="true"
    />
  )
})
