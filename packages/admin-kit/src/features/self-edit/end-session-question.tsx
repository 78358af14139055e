import type { Session } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../../context/use-translate'

export interface EndSessionQuestionProps {
  session: Session
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** The question before one of one's own sign-ins is ended. */
export function EndSessionQuestion({ session, ...question }: EndSessionQuestionProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('selfEdit.sessions.end')}
      question={t('selfEdit.sessions.question', { device: session.device })}
      {...question}
    />
  )
}
