import type { Stage } from '@doorway/api-client'
import { stageRules } from '@doorway/api-client/rules'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { Field, NumberField, TextField } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'
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

/** Adds or changes a stage (section 5). */
export function StageDialog({ stage, onClose }: StageDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const errorText = useErrorText()
  const saving = useSaveStage()
  const { register, formState, failure, submit } = useRecordForm<StageValues>({
    resolver: standardSchemaResolver<StageValues, unknown, StageValues>(stageRules),
    defaultValues: stage ? { gardeId: stage.code, gardeName: stage.name } : noStage,
    fields,
    onSave: async ({ gardeId, gardeName }) => {
      await saving.mutateAsync({ ...(stage && { id: stage.id }), code: gardeId, name: gardeName })
      notify.success(t('stages.saved', { name: gardeName }))
      onClose()
    },
  })
  const { errors, isDirty } = formState
  return (
    <RecordDialog
      title={stage ? t('stages.editStage', { name: stage.name }) : t('stages.addStage')}
      what={t('stages.stage')}
      isDirty={isDirty}
      isBusy={saving.isPending}
      failure={failure}
      onSubmit={submit}
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
