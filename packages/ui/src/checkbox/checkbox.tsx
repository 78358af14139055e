import { useCallback, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'checked' | 'type'> {
  /** `mixed`: some, not all, of what it stands for. */
  checked?: boolean | 'mixed'
  onCheckedChange?: (checked: boolean) => void
  label: ReactNode
  /** The label is heard, not seen: for cells whose column says it. */
  isLabelHidden?: boolean
}

/** A checkbox with three states. */
export function Checkbox({ checked, onCheckedChange, onChange, label, isLabelHidden = false, className, ...rest }: CheckboxProps) {
  const isMixed = checked === 'mixed'
  // The third state exists only as a property of the element.
  const mark = useCallback(
    (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = isMixed
    },
    [isMixed],
  )
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(event.target.checked)
  }
  return (
    <label className={className ? `dw-checkbox ${className}` : 'dw-checkbox'} data-disabled={rest.disabled || undefined}>
      <input ref={mark} {...rest} type="checkbox" className="dw-checkbox-box" checked={checked === undefined ? undefined : checked === true} onChange={handleChange} />
      <span className={isLabelHidden ? 'dw-visually-hidden' : 'dw-checkbox-label'}>{label}</span>
    </label>
  )
}
