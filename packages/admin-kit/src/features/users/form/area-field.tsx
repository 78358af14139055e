import { Controller, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { AreaPicker } from '../../areas'
import { FormField } from './form-field'
import type { UserFormValues } from './user-form.schema'

export interface AreaFieldProps {
  /** The area that the record came with, its name after those above it. */
  known: { code: string; name: string } | null
}

/** 区域: a lazy tree of areas with server search. */
export function AreaField({ known }: AreaFieldProps) {
  const t = useTranslate()
  const { control } = useFormContext<UserFormValues>()
  return (
    <FormField name="areaCode" label={t('users.form.area')} isRequired>
      <Controller
        name="areaCode"
        control={control}
        render={({ field: { value, onChange } }) => (
          <AreaPicker label={t('users.form.area')} value={value} known={known} onChange={onChange} />
        )}
      />
    </FormField>
  )
}
