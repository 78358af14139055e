import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field'

export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'>

/** Digits, typed as text: no spinners, no wheel accidents, and wrong input stays visible for its message. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(props, ref) {
  return <TextField {...props} ref={ref} inputMode="numeric" />
})
