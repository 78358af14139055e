import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface ToolbarProps extends ComponentPropsWithoutRef<'div'> {
  /** What its buttons act on. */
  label: string
  /** Quieter controls at the end. */
  end?: ReactNode
}

/** A row of actions over what they act on. It wraps rather than hides. */
export function Toolbar({ label, end, className, children, ...rest }: ToolbarProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={className ? `dw-toolbar ${className}` : 'dw-toolbar'}>
      <div className="dw-toolbar-start">{children}</div>
      {end && <div className="dw-toolbar-end">{end}</div>}
    </div>
  )
}
