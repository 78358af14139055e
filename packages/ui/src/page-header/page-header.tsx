import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { partOf } from '../part/part-of'

export interface PageHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  title: ReactNode
  /** Next to the title: a chip, a count. */
  details?: ReactNode
  /** At the end of the line. */
  actions?: ReactNode
}

/** Says what a screen is. No landmark: the page around an embedded screen has a banner of its own. */
export const PageHeader = forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { title, details, actions, className, ...rest },
  ref,
) {
  return (
    <div
      {...partOf('header')}
      {...rest}
      ref={ref}
      className={className ? `dw-page-header ${className}` : 'dw-page-header'}
    >
      <h1 className="dw-page-title" tabIndex={-1}>
        {title}
      </h1>
      {details}
      {actions && <div className="dw-page-actions">{actions}</div>}
    </div>
  )
})
