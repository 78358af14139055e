import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { partOf } from '../part/part-of'

export interface ToolbarProps extends ComponentPropsWithoutRef<'div'> {
  /** What its buttons act on. */
  label: string
  /** Quieter controls at the end. */
  end?: ReactNode
}

/** A row of actions over what they act on. It wraps rather than hides. */
export const Toolbar = forwardRef<HTMLDivElement, ToolbarProps>(function Toolbar(
  { label, end, className, children, ...rest },
  ref,
) {
  return (
    <div
      {...partOf('toolbar')}
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      className={className ? `dw-toolbar ${className}` : 'dw-toolbar'}
    >
      <div className="dw-toolbar-start">{children}</div>
      {end && <div className="dw-toolbar-end">{end}</div>}
    </div>
  )
})
