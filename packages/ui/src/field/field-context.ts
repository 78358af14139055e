import { createContext, useContext } from 'react'

/** What a Field passes to the control inside it. */
export interface FieldContextValue {
  id: string
  describedBy: string | undefined
  isInvalid: boolean
  isRequired: boolean
}

export const FieldContext = createContext<FieldContextValue | null>(null)

interface WiredProps {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
  'aria-required'?: boolean | 'true' | 'false'
}

/** Attributes that tie a control to its label, hint and error; the control's own attributes win. */
export function useFieldWiring(own: WiredProps): WiredProps {
  const field = useContext(FieldContext)
  if (!field) return own
  return {
    id: own.id ?? field.id,
    'aria-describedby': own['aria-describedby'] ?? field.describedBy,
    'aria-invalid': own['aria-invalid'] ?? (field.isInvalid || undefined),
    'aria-required': own['aria-required'] ?? (field.isRequired || undefined),
  }
}
