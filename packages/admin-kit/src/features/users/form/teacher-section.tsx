import type { GradeWithClasses } from '@doorway/api-client'
import { FormSection, TextField, type SelectOption } from '@doorway/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { IdSelect } from './id-select'
import type { UserFormValues } from './user-form.schema'
import { ValueSelect } from './value-select'

export interface TeacherSectionProps {
  dutyTypes: SelectOption[]
  /** Grades of the chosen school with their classes. */
  grades: readonly GradeWithClasses[]
}

/** Every class of a school, named with its grade. */
function classOptions(grades: readonly GradeWithClasses[]): SelectOption[] {
  return grades.flatMap((grade) =>
    grade.classes.map(({ id, name }) => ({ value: String(id), label: `${grade.name} ${name}` })),
  )
}

/** 教师信息: duty type, managed class, staff number (section 2). */
export function TeacherSection({ dutyTypes, grades }: TeacherSectionProps) {
  const t = useTranslate()
  const { register } = useFormContext<UserFormValues>()
  const organizationId = useWatch<UserFormValues, 'organizationId'>({ name: 'organizationId' })
  const schoolHint = organizationId === null ? t('users.form.schoolFirst') : undefined
  return (
    <FormSection title={t('users.form.teacher')}>
      <FormField name="dutyType" label={t('users.form.dutyType')}>
        <ValueSelect name="dutyType" options={dutyTypes} />
      </FormField>
      <FormField name="managedClassId" label={t('users.form.managedClass')} hint={schoolHint}>
        <IdSelect name="managedClassId" options={classOptions(grades)} disabled={organizationId === null} />
      </FormField>
      <FormField name="staffNumber" label={t('users.form.staffNumber')}>
        <TextField {...register('staffNumber')} />
      </FormField>
    </FormSection>
  )
}
