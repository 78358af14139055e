import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onChange' | 'onToggle'> {
  isOn: boolean
  onToggle: (isOn: boolean) => void
  /** Name where no Field labels it. */
  label?: string
}

/** Turns something on or off at once, without a save. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { isOn, onToggle, label, className, ...rest },
  ref,
) {
  const { id, 'aria-describedby': describedBy } = useFieldWiring({ id: rest.id })
  return (
    <button
      {...rest}
      ref={ref}
      id={id}
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      className={className ? `dw-switch ${className}` : 'dw-switch'}
      onClick={() => onToggle(!isOn)}
    />
  )
})
