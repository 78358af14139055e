import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../../context/use-translate'
import type { DeleteQuestionProps } from './delete-question'

/** Confirms the disabling of several users, and says what it does. */
export function DisableQuestion({ users, isBusy, onConfirm, onCancel }: DeleteQuestionProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      isBusy={isBusy}
      title={t('userQuestions.disable.title')}
      question={t('userQuestions.disable.question', { count: users.length })}
      consequence={t('userQuestions.disable.consequence')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
