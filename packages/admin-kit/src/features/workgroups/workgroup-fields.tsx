import { Checkbox, Field, FormSection, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { AreaPicker } from '../areas'
import { OrganizationPicker } from '../organizations'
import type { WorkgroupFormValues } from './workgroup-form'
import { type WorkgroupDetail, workgroupKinds } from './workgroup-types'
import { useStageOptions } from '../stage-options'

const SUMMARY_MAX = 300

/** What the fields need of the form. */
export type WorkgroupFieldForm = Pick<
  UseFormReturn<WorkgroupFormValues>,
  'register' | 'control' | 'formState' | 'watch' | 'setValue' | 'getValues'
>

interface FieldsProps {
  form: WorkgroupFieldForm
  /** Null for a new group. */
  group: WorkgroupDetail | null
}

/** Organization and area; the area is that of the organization until one is chosen. */
function PlaceFields({ form, group }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = form.formState
  return (
    <>
      <Field label={t('workgroups.field.org')} isRequired error={errorText(errors.orgId)}>
        <Controller
          name="orgId"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <OrganizationPicker
              label={t('workgroups.field.org')}
              value={value}
              knownName={group ? group.orgName : null}
              onChange={onChange}
            />
          )}
        />
      </Field>
      <Field label={t('workgroups.field.area')} hint={t('workgroups.areaHint')} error={errorText(errors.areaCode)}>
        <Controller
          name="areaCode"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <AreaPicker label={t('workgroups.field.area')} value={value} onChange={onChange} />
          )}
        />
      </Field>
    </>
  )
}

/** Stage, and the subjects of that stage. */
function SubjectFields({ form }: Pick<FieldsProps, 'form'>) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = form.formState
  const { data: stages = [] } = useStageOptions()
  const gardeId = form.watch('gardeId')
  const courseId = form.watch('courseId')
  const subjects = stages.find(({ code }) => code === gardeId)?.subjects ?? []
  const chooseStage = (value: string) => {
    form.setValue('gardeId', value, { shouldDirty: true })
    form.setValue('courseId', '', { shouldDirty: true })
  }
  return (
    <>
      <Field label={t('workgroups.field.stage')} error={errorText(errors.gardeId)}>
        <Select
          options={stages.map(({ code, name }) => ({ value: code, label: name }))}
          value={gardeId}
          onValueChange={chooseStage}
        />
      </Field>
      <Field label={t('workgroups.field.subject')} error={errorText(errors.courseId)}>
        <Select
          disabled={gardeId === ''}
          options={subjects.map(({ code, name }) => ({ value: code, label: name }))}
          value={courseId}
          onValueChange={(value) => form.setValue('courseId', value, { shouldDirty: true })}
        />
      </Field>
    </>
  )
}

/** What a group is, where it belongs, and how long it lasts. */
export function WorkgroupFields({ form, group }: FieldsProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register } = form
  const { errors } = form.formState
  return (
    <>
      <FormSection title={t('workgroups.basics')}>
        <Field label={t('workgroups.field.name')} isRequired error={errorText(errors.name)}>
          <TextField data-autofocus="" maxLength={100} {...register('name')} />
        </Field>
        <Field label={t('workgroups.field.kind')} isRequired error={errorText(errors.kind)}>
          <Select
            options={workgroupKinds.map((value) => ({ value, label: t(`workgroups.kind.${value}`) }))}
            {...register('kind')}
          />
        </Field>
        <PlaceFields form={form} group={group} />
        <SubjectFields form={form} />
        <Field
          label={t('workgroups.field.summary')}
          hint={t('workgroups.summaryHint', { max: SUMMARY_MAX })}
          error={errorText(errors.summary)}
          data-wide=""
        >
          <Textarea rows={3} maxLength={SUMMARY_MAX} {...register('summary')} />
        </Field>
      </FormSection>
      <FormSection title={t('workgroups.field.term')}>
        <Field label={t('workgroups.field.from')} isRequired error={errorText(errors.validFrom)}>
          <TextField type="date" {...register('validFrom')} />
        </Field>
        <Field label={t('workgroups.field.to')} hint={t('workgroups.toHint')} error={errorText(errors.validTo)}>
          <TextField type="date" {...register('validTo')} />
        </Field>
        <Controller
          name="isPublic"
          control={form.control}
          render={({ field: { value, onChange } }) => (
            <Checkbox label={t('workgroups.field.public')} checked={value} onCheckedChange={onChange} />
          )}
        />
      </FormSection>
    </>
  )
}
