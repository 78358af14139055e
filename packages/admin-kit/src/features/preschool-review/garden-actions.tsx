import { Button, ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { useRemoveGarden, useWithdrawGarden } from './preschool-review.queries'
import type { SubmissionDetail } from './submission-types'

export interface GardenActionsProps {
  submission: SubmissionDetail
  onEdit: () => void
  onClose: () => void
}

/** What those who write for a kindergarten may do with a work: change or delete a draft, take back what was submitted. */
export function GardenActions({ submission, onEdit, onClose }: GardenActionsProps) {
  const t = useTranslate()
  const notify = useNotify()
  const removing = useRemoveGarden()
  const withdrawing = useWithdrawGarden()
  const [question, setQuestion] = useState<'withdraw' | 'delete' | null>(null)
  const { id, version, title, mayEdit, mayWithdraw } = submission
  const ended = (done: 'withdraw' | 'delete') => ({
    onSuccess: () => {
      notify.success(t(`preschoolReview.done.${done}`, { title }))
      onClose()
    },
    onError: notify.failure,
    onSettled: () => setQuestion(null),
  })
  const confirm = () => {
    if (question === 'delete') removing.mutate(id, ended('delete'))
    if (question === 'withdraw') withdrawing.mutate({ id, version }, ended('withdraw'))
  }
  return (
    <>
      {mayEdit && (
        <>
          <Button onClick={() => setQuestion('delete')}>{t('kit.action.delete')}</Button>
          <Button variant="primary" onClick={onEdit}>
            {t('kit.action.edit')}
          </Button>
        </>
      )}
      {mayWithdraw && <Button onClick={() => setQuestion('withdraw')}>{t('preschoolReview.action.withdraw')}</Button>}
      {question && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t(question === 'delete' ? 'kit.action.delete' : 'preschoolReview.action.withdraw')}
          question={t(`preschoolReview.question.${question}`, { title })}
          confirmLabel={t(question === 'delete' ? 'kit.action.delete' : 'preschoolReview.action.withdraw')}
          isBusy={removing.isPending || withdrawing.isPending}
          onConfirm={confirm}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  )
}
