import type { GradeWithClasses } from '@doorway/api-client'
import { FormSection, TextField, YearField } from '@doorway/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslate } from '../../../context/use-translate'
import { FormField } from './form-field'
import { IdSelect } from './id-select'
import { useMaskedHint } from './use-masked-hint'
import type { UserFormValues } from './user-form.schema'

export interface StudentSectionProps {
  /** Grades of the chosen school with their classes. */
  grades: readonly GradeWithClasses[]
}

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** 学生信息: enrolment year, grade, class, student number, enrolment number (section 2). */
export function StudentSection({ grades }: StudentSectionProps) {
  const t = useTranslate()
  const { register, setValue } = useFormContext<UserFormValues>()
  const [organizationId, gradeId] = useWatch<UserFormValues, ['organizationId', 'gradeId']>({
    name: ['organizationId', 'gradeId'],
  })
  const enrollmentHint = useMaskedHint('enrollmentNumber')
  const schoolHint = organizationId === null ? t('users.form.schoolFirst') : undefined
  const classes = grades.find(({ id }) => id === gradeId)?.classes ?? []
  return (
    <FormSection title={t('users.form.student')}>
      <FormField name="enrolmentYear" label={t('users.form.enrolmentYear')}>
        <YearField {...register('enrolmentYear')} />
      </FormField>
      <FormField name="gradeId" label={t('users.form.grade')} hint={schoolHint}>
        <IdSelect
          name="gradeId"
          options={grades.map(optionOf)}
          disabled={organizationId === null}
          onChosen={() => setValue('classId', null, { shouldDirty: true })}
        />
      </FormField>
      <FormField name="classId" label={t('users.form.class')}>
        <IdSelect name="classId" options={classes.map(optionOf)} disabled={gradeId === null} />
      </FormField>
      <FormField name="studentNumber" label={t('users.form.studentNumber')}>
        <TextField {...register('studentNumber')} />
      </FormField>
      <FormField name="enrollmentNumber" label={t('users.form.enrollmentNumber')} hint={enrollmentHint}>
        <TextField {...register('enrollmentNumber')} />
      </FormField>
    </FormSection>
  )
}
