import { ConfirmDialog } from '@doorway/ui'
import { useTranslate } from '../context/use-translate'

export interface UnsavedChangesDialogProps {
  /** What would be lost. */
  what: string
  onDecide: (mayLeave: boolean) => void
}

/** Confirms the loss of unsaved entries. */
export function UnsavedChangesDialog({ what, onDecide }: UnsavedChangesDialogProps) {
  const t = useTranslate()
  return (
    <ConfirmDialog
      isOpen
      title={t('kit.leave.title')}
      question={t('kit.leave.question', { what })}
      confirmLabel={t('kit.leave.leave')}
      cancelLabel={t('kit.leave.stay')}
      isDanger
      onConfirm={() => onDecide(true)}
      onCancel={() => onDecide(false)}
    />
  )
}
