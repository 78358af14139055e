import { useId, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'
import type { SelectOption } from '../select/select'

export interface RadioGroupProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange'> {
  options: SelectOption[]
  value: string
  onValueChange: (value: string) => void
  /** Name of the group where no Field labels it. */
  label?: string
  disabled?: boolean
}

/** One of a few, all visible. */
export function RadioGroup({ options, value, onValueChange, label, disabled, className, ...rest }: RadioGroupProps) {
  const name = useId()
  const { 'aria-required': required, ...wiring } = useFieldWiring(rest)
  return (
    <div
      {...rest}
      {...wiring}
      role="radiogroup"
      aria-label={label}
      aria-required={required}
      className={className ? `dw-radios ${className}` : 'dw-radios'}
    >
      {options.map((option) => (
        <label key={option.value} className="dw-radio">
          <input
            type="radio"
            className="dw-checkbox-box"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.isDisabled}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
