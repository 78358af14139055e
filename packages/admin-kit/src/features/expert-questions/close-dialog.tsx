import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import { useNotify } from '../../mutations/use-notify'
import { useCloseQuestion } from './expert-questions.queries'
import type { QuestionRow } from './question-types'

export interface CloseDialogProps {
  question: QuestionRow
  onClose: () => void
}

/** Takes the reason why a question is declined, or taken off the portal. */
export function CloseDialog({ question: { id, version, state }, onClose }: CloseDialogProps) {
  const t = useTranslate()
  const notify = useNotify()
  const closing = useCloseQuestion()
  const kind = state === 'published' ? 'off' : 'decline'
  const close = async (reason: string) => {
    await closing.mutateAsync({ id, version, reason })
    notify.success(t(`expertQuestions.done.${kind}`))
  }
  return (
    <ReasonDialog
      title={t(`expertQuestions.action.${kind}`)}
      question={t(`expertQuestions.closing.${kind}`)}
      label={t('expertQuestions.reason')}
      fault={t('expertQuestions.reasonShort')}
      field="reason"
      onSubmit={close}
      onClose={onClose}
    />
  )
}
