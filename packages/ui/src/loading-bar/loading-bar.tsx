import { forwardRef, type ComponentPropsWithoutRef } from 'react'

export interface LoadingBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  isLoading: boolean
  /** What is being loaded, for those who do not see the bar. */
  label: string
}

/** The thin bar at the top while a navigation or a first load is pending (specification section 2). */
export const LoadingBar = forwardRef<HTMLDivElement, LoadingBarProps>(function LoadingBar(
  { isLoading, label, className, ...rest },
  ref,
) {
  if (!isLoading) return null
  const classes = className ? `dw-loading-bar ${className}` : 'dw-loading-bar'
  return <div {...rest} ref={ref} className={classes} role="progressbar" aria-label={label} />
})
