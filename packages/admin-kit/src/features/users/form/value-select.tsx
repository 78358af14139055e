import { Select, type SelectOption } from '@doorway/ui'
import { Controller, useFormContext } from 'react-hook-form'
import { inputText } from '../../../forms/input-text'
import type { UserFormValues } from './user-form.schema'

export interface ValueSelectProps {
  name: 'userType' | 'dutyType' | 'sex'
  options: SelectOption[]
}

/**
 * A select whose value is controlled by the form. Left to the element, a value whose choices arrive later would read as empty
 * and be saved so.
 */
export function ValueSelect({ name, options }: ValueSelectProps) {
  const { control } = useFormContext<UserFormValues>()
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...field } }) => (
        <Select {...field} options={options} value={inputText(value)} onValueChange={onChange} />
      )}
    />
  )
}
