import { forwardRef } from 'react'
import { NumberField, type NumberFieldProps } from './number-field'

export type YearFieldProps = Omit<NumberFieldProps, 'maxLength'>

/** A year in the specification's form yyyy (section 9). */
export const YearField = forwardRef<HTMLInputElement, YearFieldProps>(function YearField(props, ref) {
  return <NumberField placeholder="yyyy" {...props} ref={ref} maxLength={4} />
})
