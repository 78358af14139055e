import type { Stage } from '@doorway/api-client'
import { stageRules } from '@doorway/api-client/rules'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Field, NumberField, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
import { RecordConflict } from '../../forms/conflict/record-conflict'
import { storedTexts } from '../../forms/conflict/stored-texts'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import { useNotify } from '../../mutations/use-notify'
import { useSaveStage } from './stages.queries'

export interface StageDialogProps {
  /** Null for a new one. */
  stage: Stage | null
  onClose: () => void
}

/** What the form holds, under the names of the contract. */
interface StageValues {
  gardeId: string
  gardeName: string
}

const noStage: StageValues = { gardeId: '', gardeName: '' }
const fields = ['gardeId', 'gardeName'] as const

/** What the fields are called in a comparison. */
const conflictLabels = { gardeId: 'stages.stageCode', gardeName: 'stages.stageName' } as const

/** Adds or changes a stage (section 5). */
export function StageDialog({ stage, onClose }: StageDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveStage()
  const form = useRecordForm<StageValues>({
    resolver: standardSchemaResolver<StageValues, unknown, StageValues>(stageRules),
    defaultValues: stage ? { gardeId: stage.code, gardeName: stage.name } : noStage,
    fields,
    version: stage?.version,
    valuesOf: (current) => storedTexts(current, fields),
    onSave: async ({ gardeId, gardeName }, version) => {
      await saving.mutateAsync({ ...(stage && { id: stage.id, version }), code: gardeId, name: gardeName })
      notify.success(t('stages.saved', { name: gardeName }))
      onClose()
    },
  })
  const { register, formState } = form
  const { errors, isDirty } = formState
  return (
    <RecordDialog
      title={stage ? t('stages.editStage', { name: stage.name }) : t('stages.addStage')}
      what={t('stages.stage')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={form.failure}
      conflict={
        form.conflict && (
          <RecordConflict conflict={form.conflict} onOverwrite={form.overwrite} labels={conflictLabels} />
        )
      }
      onSubmit={form.submit}
      onOverwrite={form.overwrite}
      onClose={onClose}
    >
      <Field label={t('stages.stageCode')} isRequired hint={t('stages.codeHint')} error={errorText(errors.gardeId)}>
        <NumberField maxLength={10} {...register('gardeId')} />
      </Field>
      <Field label={t('stages.stageName')} isRequired error={errorText(errors.gardeName)}>
        <TextField data-autofocus={stage ? '' : undefined} maxLength={50} {...register('gardeName')} />
      </Field>
    </RecordDialog>
  )
}
