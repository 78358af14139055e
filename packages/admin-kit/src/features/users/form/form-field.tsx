import { Field } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useFormContext, type FieldPath } from 'react-hook-form'
import { RuledField } from '../../../extension/field-rules'
import { useErrorText } from '../../../forms/use-error-text'
import type { UserFormValues } from './user-form.schema'

export interface FormFieldProps {
  name: FieldPath<UserFormValues>
  label: string
  isRequired?: boolean
  hint?: string
  /** One control. */
  children: ReactNode
}

/** A labelled control of the user form with what is wrong about it. */
export function FormField({ name, label, isRequired, hint, children }: FormFieldProps) {
  const { getFieldState, formState } = useFormContext<UserFormValues>()
  const errorText = useErrorText()
  const { error, isDirty } = getFieldState(name, formState)
  // Passing through an empty field is no fault yet; what was typed is checked on leaving, all on saving.
  const isChecked = isDirty || formState.submitCount > 0
  return (
    <RuledField name={name}>
      <Field
        label={label}
        name={name}
        isRequired={isRequired}
        hint={hint}
        error={isChecked ? errorText(error) : undefined}
      >
        {children}
      </Field>
    </RuledField>
  )
}
