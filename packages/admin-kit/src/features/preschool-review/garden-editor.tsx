import { homeLimits } from '@doorway/api-client/rules'
import { Checkbox, Drawer, Field, Select, Skeleton, Textarea, TextField } from '@doorway/ui'
import { Controller } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { useErrorText } from '../../forms/use-error-text'
import { FailurePanel } from '../../loading/failure-panel'
import { DraftDrawer } from '../../profiles/draft-drawer'
import { ageClasses, gardenWorkKinds, learningAreas } from './garden-form'
import { GardenPictures } from './garden-pictures'
import { useSubmission } from './preschool-review.queries'
import type { SubmissionDetail } from './submission-types'
import { type GardenForm, useGardenForm } from './use-garden-form'

const CONTENT_ROWS = 8

function Texts({ form: { register, formState } }: { form: GardenForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = formState
  return (
    <>
      <Field label={t('preschoolReview.field.title')} isRequired error={errorText(errors.title)}>
        <TextField data-autofocus="" maxLength={homeLimits.titleMax} {...register('title')} />
      </Field>
      <Field label={t('preschoolReview.garden.workKind')} isRequired error={errorText(errors.workKind)}>
        <Select
          placeholder={t('preschoolReview.garden.choose')}
          options={gardenWorkKinds.map((value) => ({ value, label: t(`preschoolReview.workKind.${value}`) }))}
          {...register('workKind')}
        />
      </Field>
      <Field label={t('preschoolReview.garden.area')} isRequired error={errorText(errors.field)}>
        <Select
          placeholder={t('preschoolReview.garden.choose')}
          options={learningAreas.map((value) => ({ value, label: t(`preschoolReview.area.${value}`) }))}
          {...register('field')}
        />
      </Field>
      <Field label={t('preschoolReview.garden.ageClass')} isRequired error={errorText(errors.ageClass)}>
        <Select
          placeholder={t('preschoolReview.garden.choose')}
          options={ageClasses.map((value) => ({ value, label: t(`preschoolReview.ageClass.${value}`) }))}
          {...register('ageClass')}
        />
      </Field>
      <Field label={t('preschoolReview.garden.content')} isRequired error={errorText(errors.content)}>
        <Textarea rows={CONTENT_ROWS} maxLength={homeLimits.contentMax} {...register('content')} />
      </Field>
    </>
  )
}

function Pictures({ form: { control, formState, getValues, setValue } }: { form: GardenForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { errors } = formState
  const fault = errorText(errors.hasNoChild)
  return (
    <>
      <Controller
        name="fileIds"
        control={control}
        render={({ field: { value } }) => (
          <GardenPictures
            pictures={value}
            error={errorText(errors.fileIds)}
            onChange={(change) => setValue('fileIds', change(getValues('fileIds')), { shouldDirty: true })}
          />
        )}
      />
      <p className="dw-works-note">{t('preschoolReview.garden.childHint')}</p>
      <Controller
        name="hasNoChild"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Checkbox label={t('preschoolReview.garden.hasNoChild')} checked={value} onCheckedChange={onChange} />
        )}
      />
      {fault && (
        <p className="dw-field-error" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

function Form({ work, onClose }: { work: SubmissionDetail | null; onClose: () => void }) {
  const t = useTranslate()
  const form = useGardenForm(work, onClose)
  const returned = work?.reviews[0]
  return (
    <DraftDrawer
      title={work ? t('preschoolReview.garden.edit', { title: work.title }) : t('preschoolReview.garden.add')}
      description={t('preschoolReview.garden.reviewHint')}
      form={{ ...form, isDirty: form.formState.isDirty }}
      words={{
        save: t('preschoolReview.action.save'),
        submit: t('preschoolReview.action.submit'),
        overwrite: t('preschoolReview.garden.overwrite'),
        conflict: t('preschoolReview.garden.conflict'),
      }}
      onClose={onClose}
    >
      <div className="dw-works-list">
        {returned?.decision === 'return' && (
          <p role="note">{t('preschoolReview.garden.returned', { reason: String(returned.reason) })}</p>
        )}
        <Texts form={form} />
        <Pictures form={form} />
      </div>
    </DraftDrawer>
  )
}

export interface GardenEditorProps {
  /** Null for a new work. */
  id: number | null
  onClose: () => void
}

function Stored({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslate()
  const { data, error, refetch } = useSubmission(id)
  if (data) return <Form work={data} onClose={onClose} />
  return (
    <Drawer isOpen size="l" title={t('preschoolReview.loading')} onClose={onClose}>
      {error ? <FailurePanel error={error} onRetry={() => void refetch()} isCompact /> : <Skeleton width="full" />}
    </Drawer>
  )
}

/** 园所出品: a work of a kindergarten, saved as a draft or submitted for review. */
export function GardenEditor({ id, onClose }: GardenEditorProps) {
  return id === null ? <Form work={null} onClose={onClose} /> : <Stored id={id} onClose={onClose} />
}
