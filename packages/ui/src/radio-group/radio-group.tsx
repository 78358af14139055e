import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'
import { useControllableState } from '../controllable-state/use-controllable-state'
import type { SelectOption } from '../select/select'

export interface RadioGroupProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue'> {
  options: SelectOption[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Name of the group where no Field labels it. */
  label?: string
  disabled?: boolean
}

/** One of a few, all visible. */
export const RadioGroup = forwardRef<HTMLDivElement, RadioGroupProps>(function RadioGroup(
  { options, value, defaultValue = '', onValueChange, label, disabled, className, ...rest },
  ref,
) {
  const name = useId()
  const [chosen, choose] = useControllableState(value, defaultValue, onValueChange)
  const { 'aria-required': required, ...wiring } = useFieldWiring(rest)
  return (
    <div
      {...rest}
      ref={ref}
      {...wiring}
      role="radiogroup"
      aria-label={label}
      aria-required={required}
      className={className ? `dw-radios ${className}` : 'dw-radios'}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="dw-checkbox dw-radio"
          data-disabled={disabled || option.isDisabled || undefined}
        >
          <input
            type="radio"
            className="dw-checkbox-box"
            name={name}
            value={option.value}
            checked={option.value === chosen}
            disabled={disabled || option.isDisabled}
            onChange={() => choose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
})
