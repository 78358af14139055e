import { FormSection, MultiSelect, Textarea, TextField, type SelectOption } from '@doorway/ui'
import type { ReactNode } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { useMaskedHint } from './use-masked-hint'
import type { UserFormValues } from './user-form.schema'
import { ValueSelect } from './value-select'

export interface ContactSectionProps {
  /** Roles this person may give. */
  roles: SelectOption[]
  /** Chooses the area; is in the form's context. */
  areaField: ReactNode
}

/** Email, phone, sex, area, remark and roles (section 2). */
export function ContactSection({ roles, areaField }: ContactSectionProps) {
  const t = useTranslate()
  const { register, control } = useFormContext<UserFormValues>()
  const emailHint = useMaskedHint('email')
  const mobileHint = useMaskedHint('mobile')
  const sexes = [
    { value: 'female', label: t('users.sex.female') },
    { value: 'male', label: t('users.sex.male') },
  ]
  return (
    <FormSection title={t('users.form.contact')}>
      <FormField name="email" label={t('users.form.email')} isRequired hint={emailHint}>
        <TextField inputMode="email" {...register('email')} />
      </FormField>
      <FormField name="mobile" label={t('users.form.mobile')} hint={mobileHint}>
        <TextField inputMode="tel" {...register('mobile')} />
      </FormField>
      <FormField name="sex" label={t('users.form.sex')}>
        <ValueSelect name="sex" options={sexes} />
      </FormField>
      {areaField}
      <FormField name="roleIds" label={t('users.form.roles')}>
        <Controller
          name="roleIds"
          control={control}
          render={({ field }) => <MultiSelect options={roles} value={field.value} onValueChange={field.onChange} />}
        />
      </FormField>
      <FormField name="remark" label={t('users.form.remark')}>
        <Textarea rows={2} {...register('remark')} />
      </FormField>
    </FormSection>
  )
}
