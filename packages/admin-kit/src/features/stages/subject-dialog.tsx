import type { Stage, Subject } from '@doorway/api-client'
import { subjectRules } from '@doorway/api-client/rules'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Field, NumberField, Select, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { useSaveSubject } from './stages.queries'

export interface SubjectDialogProps {
  stages: readonly Stage[]
  /** The stage that is open. */
  stageCode: string
  /** Null for a new one. */
  subject: Subject | null
  /** Called with the stage that has the subject now. */
  onSaved: (stageCode: string) => void
  onClose: () => void
}

/** What the form holds, under the names of the contract. */
interface SubjectValues {
  gardeId: string
  courseId: string
  courseName: string
}

const noSubject = { code: '', name: '' }
const fields = ['gardeId', 'courseId', 'courseName'] as const

/** Adds a subject to a stage or changes one (section 5). */
export function SubjectDialog({ stages, stageCode, subject, onSaved, onClose }: SubjectDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveSubject()
  const { code, name } = subject ?? noSubject
  const form = useRecordForm<SubjectValues>({
    resolver: standardSchemaResolver<SubjectValues, unknown, SubjectValues>(subjectRules),
    defaultValues: { gardeId: stageCode, courseId: code, courseName: name },
    fields,
    version: subject?.version,
    valuesOf: (current) => ({ ...storedTexts(current, fields), gardeId: stageCode }),
    onSave: async ({ gardeId, courseId, courseName }, version) => {
      const known = subject ? { known: { stageCode, code }, version } : {}
      await saving.mutateAsync({ ...known, stageCode: gardeId, code: courseId, name: courseName })
      notify.success(t('stages.saved', { name: courseName }))
      onSaved(gardeId)
      onClose()
    },
  })
  const { register, formState } = form
  const { errors, isDirty } = formState
  const stageName = (value: string) => stages.find((stage) => stage.code === value)?.name ?? value
  const words = {
    labels: { gardeId: 'stages.stage', courseId: 'stages.subjectCode', courseName: 'stages.subjectName' } as const,
    describe: (field: keyof SubjectValues, values: SubjectValues) =>
      field === 'gardeId' ? stageName(values.gardeId) : values[field],
  }
  return (
    <RecordDialog
      title={subject ? t('stages.editSubject', { name }) : t('stages.addSubject')}
      what={t('stages.subject')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={form.failure}
      conflict={form.conflict && <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} {...words} />}
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      <Field label={t('stages.stage')} isRequired error={errorText(errors.gardeId)}>
        <Select options={stages.map((stage) => ({ value: stage.code, label: stage.name }))} {...register('gardeId')} />
      </Field>
      <Field label={t('stages.subjectCode')} isRequired hint={t('stages.codeHint')} error={errorText(errors.courseId)}>
        <NumberField maxLength={10} {...register('courseId')} />
      </Field>
      <Field label={t('stages.subjectName')} isRequired error={errorText(errors.courseName)}>
        <TextField data-autofocus="" maxLength={50} {...register('courseName')} />
      </Field>
    </RecordDialog>
  )
}
