import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useFieldWiring } from '../field/field-context'

export type TextareaProps = ComponentPropsWithoutRef<'textarea'>

/** Several lines of text. */
export const Textarea = forwardRef<HTMLTextAreaElement, TextareaProps>(function Textarea(
  { className, rows = 3, ...rest },
  ref,
) {
  const wiring = useFieldWiring(rest)
  return (
    <textarea
      {...rest}
      {...wiring}
      ref={ref}
      rows={rows}
      className={className ? `dw-input dw-textarea ${className}` : 'dw-input dw-textarea'}
    />
  )
})
