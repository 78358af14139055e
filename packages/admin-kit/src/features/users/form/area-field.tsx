import { Controller, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { AreaPicker } from '../../areas'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface AreaFieldProps {
  /** Names of the area the record came with and of those above it. */
  knownName: string | null
}

/** 区域: a lazy tree of areas with server search. */
export function AreaField({ knownName }: AreaFieldProps) {
  const t = useTranslate()
  const { control } = useFormContext<UserFormValues>()
  return (
    <FormField name="areaCode" label={t('users.form.area')} isRequired>
      <Controller
        name="areaCode"
        control={control}
        render={({ field: { value, onChange } }) => (
          <AreaPicker label={t('users.form.area')} value={value} knownName={knownName} onChange={onChange} />
        )}
      />
    </FormField>
  )
}
