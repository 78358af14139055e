import { FormSection, MultiSelect, type SelectOption } from '@doorway/ui'
import { Controller, useFormContext, type FieldPathByValue } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { PartTimeField } from './part-time-field'
import { MAX_ASSIGNMENTS, type UserFormValues } from './user-form.schema'

export interface AssignmentsSectionProps {
  stages: SelectOption[]
  /** Pairs of stage and subject, `2-0103`. */
  stageSubjects: SelectOption[]
}

interface ListFieldProps {
  name: FieldPathByValue<UserFormValues, string[]>
  label: string
  options: SelectOption[]
}

function ListField({ name, label, options }: ListFieldProps) {
  const { control } = useFormContext<UserFormValues>()
  return (
    <FormField name={name} label={label}>
      <Controller
        name={name}
        control={control}
        render={({ field: { value, onChange } }) => (
          <MultiSelect
            options={options.map((option) => ({
              ...option,
              isDisabled: value.length >= MAX_ASSIGNMENTS && !value.includes(option.value),
            }))}
            value={value}
            onValueChange={onChange}
          />
        )}
      />
    </FormField>
  )
}

/** 兼职与任教: part-time organisations, stages and subjects (section 3, ext1 to ext3), of all users except students and parents. */
export function AssignmentsSection({ stages, stageSubjects }: AssignmentsSectionProps) {
  const t = useTranslate()
  return (
    <FormSection title={t('users.form.assignments')}>
      <PartTimeField />
      <ListField name="stageCodes" label={t('users.form.stages')} options={stages} />
      <ListField name="stageSubjects" label={t('users.form.stageSubjects')} options={stageSubjects} />
    </FormSection>
  )
}
