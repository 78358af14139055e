import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'header'>, 'title'> {
  title: ReactNode
  /** Beside the title: a chip, a count. */
  details?: ReactNode
  /** At the end of the line. */
  actions?: ReactNode
}

/** Says what a screen is. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { title, details, actions, className, ...rest },
  ref,
) {
  return (
    <header {...rest} ref={ref} className={className ? `dw-page-header ${className}` : 'dw-page-header'}>
      <h1 className="dw-page-title" tabIndex={-1}>
        {title}
      </h1>
      {details}
      {actions && <div className="dw-page-actions">{actions}</div>}
    </header>
  )
})
