import { Field, Textarea, TextField } from '@doorway/ui'
import type { FieldErrors, Resolver } from 'react-hook-form'
import { useTranslate } from '../../context/use-translate'
import { RecordDialog } from '../../forms/record-dialog'
import { useErrorText } from '../../forms/use-error-text'
import { useRecordForm } from '../../forms/use-record-form'
import type { Translate } from '../../i18n/translate'
import { useNotify } from '../../mutations/use-notify'
import type { Competition, Phase } from './competition-types'
import { useChangeCompetition } from './competitions.queries'

interface Values {
  endAt: string
  reason: string
}

export interface ReopenDialogProps {
  competition: Competition
  phase: Phase
  onClose: () => void
}

const MINUTES_LENGTH = 16
const fields = ['endAt', 'reason'] as const

/** Refuses an absent time, which could not be sent; all else is for the server to say. */
const resolverOf =
  (t: Translate): Resolver<Values> =>
  (values) => {
    const errors: FieldErrors<Values> = {}
    if (values.endAt === '') errors.endAt = { type: 'required', message: t('competitions.reopen.endRequired') }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

/** Extends a phase that has closed. Its new end and the reason are announced on the page of the competition. */
export function ReopenDialog({ competition, phase, onClose }: ReopenDialogProps) {
  const t = useTranslate()
  const errorText = useErrorText()
  const notify = useNotify()
  const changing = useChangeCompetition('reopenPhase')
  const form = useRecordForm<Values>({
    resolver: resolverOf(t),
    defaultValues: { endAt: '', reason: '' },
    fields,
    onSave: async ({ endAt, reason }) => {
      const end = `${endAt.replace('T', ' ').slice(0, MINUTES_LENGTH)}:00`
      const { id, version } = competition
      await changing.mutateAsync((calls) => calls.reopenPhase({ id, version, phaseId: phase.id, endAt: end, reason }))
      notify.success(t('competitions.reopen.done', { name: phase.name }))
      onClose()
    },
  })
  const { errors, isDirty } = form.formState
  return (
    <RecordDialog
      title={t('competitions.reopen.title')}
      what={t('competitions.what')}
      isDirty={isDirty}
      isBusy={changing.isPending}
      failure={form.failure}
      onSubmit={form.submit}
      submitLabel={t('competitions.reopen.submit')}
      onClose={onClose}
    >
      <p>{t('competitions.reopen.question', { name: phase.name, end: phase.endAt })}</p>
      <Field label={t('competitions.reopen.end')} isRequired error={errorText(errors.endAt)}>
        <TextField type="datetime-local" {...form.register('endAt')} />
      </Field>
      <Field
        label={t('competitions.reopen.reason')}
        isRequired
        hint={t('competitions.reopen.reasonHint')}
        error={errorText(errors.reason)}
      >
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
    </RecordDialog>
  )
}
