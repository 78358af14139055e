import { Field, NumberField, Select, Textarea, TextField } from '@doorway/ui'
import { Controller, type FieldErrors, type Resolver, useWatch } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { BodyField } from '../../forms/body-field'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import { useStageOptions } from '../stage-options'
import { useSaveActivity } from './activities.queries'
import { activityDraft, activityFields, activityValues, type ActivityValues } from './activity-form'
import { type Activity, activityKinds } from './activity-types'

export interface ActivityDialogProps {
  /** Null for a new one. */
  activity: Activity | null
  onClose: () => void
}

const SUMMARY_ROWS = 3
const CAPACITY_MAX = 100_000
const CREDIT_MIN = 0.5

/** Refuses what is no number here, since it could not be sent; all else is for the server to say. */
function resolverOf(t: Translate): Resolver<ActivityValues> {
  return (values) => {
    const errors: FieldErrors<ActivityValues> = {}
    const { capacity, creditHours } = values
    const isCapacity = /^\d{1,6}$/.test(capacity.trim()) && Number(capacity) >= 1 && Number(capacity) <= CAPACITY_MAX
    const isCredit = /^\d{1,3}(\.\d)?$/.test(creditHours.trim()) && Number(creditHours) >= CREDIT_MIN
    if (capacity.trim() !== '' && !isCapacity)
      errors.capacity = { type: 'number', message: t('activities.capacityError') }
    if (creditHours.trim() !== '' && !isCredit)
      errors.creditHours = { type: 'number', message: t('activities.creditError') }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}

function useActivityForm({ activity, onClose }: ActivityDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveActivity()
  const form = useRecordForm<ActivityValues>({
    resolver: resolverOf(t),
    defaultValues: activityValues(activity),
    fields: activityFields,
    version: activity?.version,
    onSave: async (values, version) => {
      const { name } = await saving.mutateAsync(activityDraft(values, activity, version))
      notify.success(t('activities.saved', { name }))
      onClose()
    },
  })
  return { ...form, isSaving: saving.isPending }
}

type ActivityForm = ReturnType<typeof useActivityForm>

/** Stage and its subjects; another stage has other subjects. */
function SubjectFields({ form }: { form: ActivityForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { data: stages = [] } = useStageOptions()
  const [gardeId, courseId] = useWatch({ control: form.control, name: ['gardeId', 'courseId'] })
  const { errors } = form.formState
  const subjects = stages.find(({ code }) => code === gardeId)?.subjects ?? []
  const optionOf = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })
  const set = (name: 'gardeId' | 'courseId', value: string) => form.setValue(name, value, { shouldDirty: true })
  const changeStage = (value: string) => {
    set('gardeId', value)
    set('courseId', activityValues(null).courseId)
  }
  return (
    <>
      <Field label={t('activities.field.stage')} error={errorText(errors.gardeId)}>
        <Select
          placeholder={t('activities.allStages')}
          value={gardeId}
          options={stages.map(optionOf)}
          onValueChange={changeStage}
        />
      </Field>
      <Field label={t('activities.field.subject')} error={errorText(errors.courseId)}>
        <Select
          placeholder={t('activities.allSubjects')}
          disabled={subjects.length === 0}
          value={courseId}
          options={subjects.map(optionOf)}
          onValueChange={(value) => set('courseId', value)}
        />
      </Field>
    </>
  )
}

/** When and where, and for how many. */
function PlaceFields({ form }: { form: ActivityForm }) {
  const t = useTranslate()
  const errorText = useErrorText()
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={t('activities.field.startAt')} isRequired error={errorText(errors.startAt)}>
        <TextField type="datetime-local" {...register('startAt')} />
      </Field>
      <Field label={t('activities.field.endAt')} isRequired error={errorText(errors.endAt)}>
        <TextField type="datetime-local" {...register('endAt')} />
      </Field>
      <Field label={t('activities.field.place')} isRequired error={errorText(errors.place)}>
        <TextField maxLength={120} {...register('place')} />
      </Field>
      <Field label={t('activities.field.onlineUrl')} error={errorText(errors.onlineUrl)}>
        <TextField inputMode="url" placeholder="https://" maxLength={500} {...register('onlineUrl')} />
      </Field>
      <Field
        label={t('activities.field.capacity')}
        hint={t('activities.capacityHint')}
        error={errorText(errors.capacity)}
      >
        <NumberField maxLength={6} {...register('capacity')} />
      </Field>
      <Field
        label={t('activities.field.creditHours')}
        hint={t('activities.creditHint')}
        error={errorText(errors.creditHours)}
      >
        <TextField inputMode="decimal" maxLength={5} {...register('creditHours')} />
      </Field>
    </>
  )
}

/** Adds a draft or changes an activity. */
export function ActivityDialog(props: ActivityDialogProps) {
  const { activity, onClose } = props
  const t = useTranslate()
  const errorText = useErrorText()
  const form = useActivityForm(props)
  const { register, control, formState } = form
  const { errors } = formState
  const isNotified = activity?.state === 'published' && activity.signedUp > 0
  return (
    <RecordDialog
      size="m"
      title={activity ? t('activities.edit', { name: activity.name }) : t('activities.add')}
      what={t('activities.what')}
      isDirty={formState.isDirty}
      isBusy={form.isSaving}
      failure={form.failure}
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      conflictText={t('activities.conflict')}
      overwriteLabel={t('activities.overwrite')}
      onClose={onClose}
    >
      {isNotified && <p className="dw-activity-note">{t('activities.notifiedHint', { count: activity.signedUp })}</p>}
      <div className="dw-activity-fields">
        <Field label={t('activities.field.name')} isRequired error={errorText(errors.name)} data-wide="">
          <TextField maxLength={120} {...register('name')} />
        </Field>
        <Field label={t('activities.field.kind')} isRequired error={errorText(errors.kind)} data-wide="">
          <Select
            placeholder={null}
            options={activityKinds.map((value) => ({ value, label: t(`activities.kinds.${value}`) }))}
            {...register('kind')}
          />
        </Field>
        <SubjectFields form={form} />
        <PlaceFields form={form} />
        <Field
          label={t('activities.field.summary')}
          isRequired
          hint={t('activities.summaryHint')}
          error={errorText(errors.summary)}
          data-wide=""
        >
          <Textarea rows={SUMMARY_ROWS} maxLength={300} {...register('summary')} />
        </Field>
        <Controller
          name="introHtml"
          control={control}
          render={({ field: { value, onChange } }) => (
            <BodyField
              label={t('activities.field.intro')}
              html={value}
              hints={{ lines: t('activities.linesHint'), source: t('activities.sourceHint') }}
              error={errorText(errors.introHtml)}
              onChange={onChange}
            />
          )}
        />
      </div>
    </RecordDialog>
  )
}
