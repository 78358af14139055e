import { researcherRules } from '@doorway/api-client/rules'
import { Checkbox, Field, NumberField, Textarea, TextField } from '@doorway/ui'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Controller } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { OrganizationPicker } from '../organizations'
import { type Researcher, useSaveResearcher } from './stages.queries'

export interface ResearcherDialogProps {
  stageCode: string
  subjectCode: string
  /** Null for a new one. */
  researcher: Researcher | null
  onClose: () => void
}

/** What the form holds, under the names of the contract. */
interface ResearcherValues {
  name: string
  title: string
  orgId: number | null
  intro: string
  seq: string
  isPublished: boolean
}

const noResearcher: ResearcherValues = { name: '', title: '', orgId: null, intro: '', seq: '0', isPublished: false }
const fields = ['name', 'title', 'orgId', 'intro', 'seq'] as const

/** Adds a researcher of a subject or changes one. */
export function ResearcherDialog({ stageCode, subjectCode, researcher, onClose }: ResearcherDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveResearcher()
  const form = useRecordForm<ResearcherValues>({
    resolver: standardSchemaResolver<ResearcherValues, unknown, ResearcherValues>(researcherRules),
    defaultValues: researcher ? { ...researcher, seq: String(researcher.seq) } : noResearcher,
    fields,
    version: researcher?.version,
    onSave: async ({ name, title, orgId, intro, seq, isPublished }, version) => {
      const known = researcher ? { id: researcher.id, version } : {}
      const written = { name, title, orgId, intro, seq: Number(seq), isPublished }
      await saving.mutateAsync({ ...known, gardeId: stageCode, courseId: subjectCode, ...written })
      notify.success(t('stages.saved', { name }))
      onClose()
    },
  })
  const { register, control, formState } = form
  const { errors, isDirty } = formState
  return (
    <RecordDialog
      title={researcher ? t('stages.researchers.edit', { name: researcher.name }) : t('stages.researchers.add')}
      what={t('stages.researchers.what')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={form.failure}
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      conflictText={t('stages.researchers.conflict')}
      overwriteLabel={t('stages.researchers.overwrite')}
      onClose={onClose}
    >
      <Field label={t('stages.researchers.name')} isRequired error={errorText(errors.name)}>
        <TextField data-autofocus="" maxLength={50} {...register('name')} />
      </Field>
      <Field label={t('stages.researchers.title')} isRequired error={errorText(errors.title)}>
        <TextField maxLength={100} {...register('title')} />
      </Field>
      <Field label={t('stages.researchers.unit')} isRequired error={errorText(errors.orgId)}>
        <Controller
          name="orgId"
          control={control}
          render={({ field: { value, onChange } }) => (
            <OrganizationPicker
              label={t('stages.researchers.unit')}
              value={value}
              knownName={researcher ? researcher.orgName : null}
              // The root stands for all organisations and is none itself.
              onChange={(id) => id !== 0 && onChange(id)}
            />
          )}
        />
      </Field>
      <Field label={t('stages.researchers.intro')} isRequired error={errorText(errors.intro)}>
        <Textarea rows={3} maxLength={300} {...register('intro')} />
      </Field>
      <Field
        label={t('stages.researchers.order')}
        hint={t('stages.researchers.orderHint')}
        error={errorText(errors.seq)}
      >
        <NumberField maxLength={3} {...register('seq')} />
      </Field>
      <Controller
        name="isPublished"
        control={control}
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value} onCheckedChange={onChange} label={t('stages.researchers.publish')} />
        )}
      />
      <p className="dw-stage-note">{t('stages.researchers.publishHint')}</p>
    </RecordDialog>
  )
}
