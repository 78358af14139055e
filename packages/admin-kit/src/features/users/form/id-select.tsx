import { Select, type SelectOption } from '@doorway/ui'
import { Controller, useFormContext, type FieldPathByValue } from 'react-hook-form'
import type { UserFormValues } from './user-form.schema'

export interface IdSelectProps {
  name: FieldPathByValue<UserFormValues, number | null>
  options: SelectOption[]
  disabled?: boolean
  /** Called after the choice is in the form. */
  onChosen?: () => void
}

/** A select whose choice is the id of a row, null for none. */
export function IdSelect({ name, options, disabled, onChosen }: IdSelectProps) {
  const { control } = useFormContext<UserFormValues>()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Select
          ref={field.ref}
          name={field.name}
          options={options}
          disabled={disabled}
          value={field.value === null ? '' : String(field.value)}
          onBlur={field.onBlur}
          onValueChange={(value) => {
            field.onChange(value === '' ? null : Number(value))
            onChosen?.()
          }}
        />
      )}
    />
  )
}
