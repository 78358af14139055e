import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'
import { useControllableState } from '../controllable-state/use-controllable-state'

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'button'>, 'onChange' | 'onToggle'> {
  /** Absent: the switch is uncontrolled and starts from `isOnAtFirst`. */
  isOn?: boolean
  isOnAtFirst?: boolean
  onToggle?: (isOn: boolean) => void
  /** Name where no Field labels it. */
  label?: string
}

/** Turns something on or off at once, without a save. */
export const Switch = forwardRef<HTMLButtonElement, SwitchProps>(function Switch(
  { isOn, isOnAtFirst = false, onToggle, label, className, onClick, ...rest },
  ref,
) {
  const [isTurnedOn, turn] = useControllableState(isOn, isOnAtFirst, onToggle)
  const { id, 'aria-describedby': describedBy } = useFieldWiring({ id: rest.id })
  return (
    <button
      {...rest}
      ref={ref}
      id={id}
      type="button"
      role="switch"
      aria-checked={isTurnedOn}
      aria-label={label}
      aria-describedby={describedBy}
      className={className ? `dw-switch ${className}` : 'dw-switch'}
      onClick={(event) => {
        onClick?.(event)
        turn(!isTurnedOn)
      }}
    />
  )
})
