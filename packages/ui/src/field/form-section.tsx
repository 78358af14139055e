import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'

export interface FormSectionProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  title: ReactNode
  /** Next to the heading: an add button, for example. */
  actions?: ReactNode
}

/** A named group of fields in one or two columns, as wide as its container allows. */
export const FormSection = forwardRef<HTMLElement, FormSectionProps>(function FormSection(
  { title, actions, className, children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <section
      {...rest}
      ref={ref}
      className={className ? `dw-form-section ${className}` : 'dw-form-section'}
      aria-labelledby={id}
    >
      <header className="dw-form-section-header">
        <h3 id={id} className="dw-form-section-title">
          {title}
        </h3>
        {actions}
      </header>
      <div className="dw-form-section-fields">{children}</div>
    </section>
  )
})
