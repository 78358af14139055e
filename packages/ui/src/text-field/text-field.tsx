import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'

export type TextFieldProps = ComponentPropsWithoutRef<'input'>

/** One line of text. Inside a Field it is labelled and described by it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField({ className, ...rest }, ref) {
  const wiring = useFieldWiring(rest)
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      {...wiring}
      ref={ref}
      className={className ? `dw-input ${className}` : 'dw-input'}
    />
  )
})
