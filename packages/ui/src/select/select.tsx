import { forwardRef, type ChangeEvent, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'
import { useUi } from '../context/ui-context'

export interface SelectOption {
  value: string
  label: string
  isDisabled?: boolean
}

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple'> {
  options: SelectOption[]
  /** Stands for "nothing chosen"; defaults to 请选择 in the user's language. Null leaves it out. */
  placeholder?: string | null
  onValueChange?: (value: string) => void
}

/**
 * One of a closed set. It is the browser's own select: right on phones, with a screen reader, in a shadow root and
 * under every security policy, and its list is never clipped.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, placeholder, onValueChange, onChange, className, ...rest },
  ref,
) {
  const { texts } = useUi()
  const wiring = useFieldWiring(rest)
  const handleChange = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    onValueChange?.(event.target.value)
  }
  return (
    <select
      {...rest}
      {...wiring}
      ref={ref}
      className={className ? `dw-input dw-select ${className}` : 'dw-input dw-select'}
      onChange={handleChange}
    >
      {placeholder !== null && <option value="">{placeholder ?? texts.select}</option>}
      {options.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
  )
})
