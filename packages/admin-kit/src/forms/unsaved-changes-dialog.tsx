import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../context/use-translate'

export interface LeaveDialogProps {
  /** What would be lost. */
  what: string
  onAnswer: (mayLeave: boolean) => void
}

/** Asks before unsaved entries are lost. */
export function LeaveDialog({ what, onAnswer }: LeaveDialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen
      title={t('kit.leave.title')}
      question={t('kit.leave.question', { what })}
      confirmLabel={t('kit.leave.leave')}
      cancelLabel={t('kit.leave.stay')}
      isDanger
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
