import { forwardRef, useCallback, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useMergedRefs } from '../merged-refs/use-merged-refs'

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'checked' | 'type'> {
  /** `mixed`: some, not all, of what it stands for. */
  checked?: boolean | 'mixed'
  onCheckedChange?: (checked: boolean) => void
  label: ReactNode
  /** The label is visually hidden but announced: for cells whose column says it. */
  isLabelHidden?: boolean
}

/** A checkbox with three states. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { checked, onCheckedChange, onChange, label, isLabelHidden = false, className, style, ...rest },
  ref,
) {
  const isMixed = checked === 'mixed'
  // The third state exists only as a property of the element.
  const mark = useCallback(
    (box: HTMLInputElement | null) => {
      if (box) box.indeterminate = isMixed
    },
    [isMixed],
  )
  const box = useMergedRefs(ref, mark)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event)
    onCheckedChange?.(event.target.checked)
  }
  return (
    <label
      className={className ? `dw-checkbox ${className}` : 'dw-checkbox'}
      style={style}
      data-disabled={rest.disabled || undefined}
    >
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className="dw-checkbox-box"
        checked={checked === undefined ? undefined : checked === true}
        onChange={handleChange}
      />
      <span className={isLabelHidden ? 'dw-visually-hidden' : 'dw-checkbox-label'}>{label}</span>
    </label>
  )
})
