import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'

export interface FormFooterProps extends ComponentPropsWithoutRef<'div'> {
  /** At the start edge: what has changed so far, when it was saved last. */
  note?: ReactNode
  /** The buttons, the primary one first. */
  children: ReactNode
}

/** The buttons of a long form. It sticks to the lower edge of the scroll container, so that saving is always reachable. */
export const FormFooter = forwardRef<HTMLDivElement, FormFooterProps>(function FormFooter(
  { note, className, children, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} className={className ? `dw-form-footer ${className}` : 'dw-form-footer'}>
      {children}
      {note && <span className="dw-form-footer-note">{note}</span>}
    </div>
  )
})
