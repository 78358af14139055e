import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { DateField } from '../date-field/date-field'
import { useFieldWiring } from '../field/field-context'
import { useControllableState } from '../controllable-state/use-controllable-state'
import { useUi } from '../context/ui-context'

/** Two dates as yyyy-MM-dd, or what has been typed so far; empty for an open end. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange'> {
  value?: DateRange
  defaultValue?: DateRange
  onValueChange?: (value: DateRange) => void
  /** Language tag of month and weekday names. */
  language?: string
  /** Name of the pair; inside a Field the two dates are described by it and keep names of their own. */
  label?: string
  disabled?: boolean
  readOnly?: boolean
}

const OPEN: DateRange = { from: '', to: '' }

/**
 * From one date to another. A search counts it only when both are filled (specification section 5); an end before the
 * start is marked on both.
 */
export const DateRangeField = forwardRef<HTMLDivElement, DateRangeFieldProps>(function DateRangeField(props, ref) {
  const { value, defaultValue = OPEN, onValueChange, language, label, disabled, readOnly, className, ...rest } = props
  const { texts } = useUi()
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isInvalid } = useFieldWiring({})
  const [range, change] = useControllableState(value, defaultValue, onValueChange)
  // The form of the dates sorts as the dates do.
  const isReversed = range.from.length === 10 && range.to.length === 10 && range.to < range.from
  const of = (end: keyof DateRange) => ({
    value: range[end],
    onValueChange: (date: string) => change({ ...range, [end]: date }),
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid ?? (isReversed || undefined),
    language,
    disabled,
    readOnly,
  })
  return (
    <div
      {...rest}
      ref={ref}
      role="group"
      aria-label={label}
      className={className ? `dw-date-range ${className}` : 'dw-date-range'}
    >
      <DateField {...of('from')} id={id} label={texts.rangeFrom} />
      <span aria-hidden="true">–</span>
      <DateField {...of('to')} id={id && `${id}-to`} label={texts.rangeTo} />
    </div>
  )
})
