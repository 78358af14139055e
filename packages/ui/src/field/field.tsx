import { forwardRef, useId, useMemo, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useUi } from '../context/ui-context'
import { partOf } from '../part/part-of'
import { FieldContext } from './field-context'

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id'> {
  label: ReactNode
  /** Name of the value, for pages that restyle this field (`[data-field="email"]`, `::part(field-email)`). */
  name?: string
  /** Id of the control, where something links to it (an error summary). */
  controlId?: string
  /** Help that is always there. */
  hint?: ReactNode
  /** What is wrong now. Stands under the control and is read with it. */
  error?: ReactNode
  isRequired?: boolean
  /** Label before the control instead of above it, where the container is wide enough. */
  isInline?: boolean
  /** One control, which takes its wiring from here. */
  children: ReactNode
}

/** Label, required mark, hint and error around one control. */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  { label, name, controlId, hint, error, isRequired = false, isInline = false, className, children, ...rest },
  ref,
) {
  const { texts } = useUi()
  const made = useId()
  const id = controlId ?? made
  const hasError = error !== undefined && error !== null && error !== '' && error !== false
  const describedBy = [hint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
  const wiring = useMemo(
    () => ({ id, describedBy, isInvalid: hasError, isRequired }),
    [id, describedBy, hasError, isRequired],
  )
  return (
    <div
      {...partOf('field', name)}
      data-field={name}
      {...rest}
      ref={ref}
      className={className ? `dw-field ${className}` : 'dw-field'}
      data-invalid={hasError || undefined}
      data-inline={isInline || undefined}
    >
      {/* The mark stands beside the label, so that the control's name is the label's words alone. */}
      <div className="dw-field-label">
        {isRequired && (
          <span className="dw-field-required" title={texts.required} aria-hidden="true">
            *
          </span>
        )}
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="dw-field-control">
        <FieldContext.Provider value={wiring}>{children}</FieldContext.Provider>
        {hint && (
          <p className="dw-field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        {hasError && (
          <p className="dw-field-error" id={`${id}-error`} role="alert">
            {error}
          </p>
        )}
      </div>
    </div>
  )
})
