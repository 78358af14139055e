import { forwardRef, useState, type ReactNode } from 'react'
import { Button } from '../button/button'
import { Field } from '../field/field'
import { useUi } from '../context/ui-context'
import { TextField } from '../text-field/text-field'
import { Dialog, type DialogProps } from './dialog'

type Passed = Omit<DialogProps, 'onClose' | 'description' | 'footer' | 'isDrawer' | 'role' | 'children'>

export interface ConfirmDialogProps extends Passed {
  /** The question, in whole words. */
  question: ReactNode
  /** What follows from a yes, with numbers where they are known. */
  consequence?: ReactNode
  /** Word on the deciding button; defaults to 确定 in the user's language. */
  confirmLabel?: ReactNode
  cancelLabel?: ReactNode
  /** Something that has to be typed before the deciding button works, for what touches very much. */
  typed?: { label: string; expected: string }
  /** The deciding button is red. */
  isDanger?: boolean
  /** Nothing can be decided, for the reason that the consequence gives. */
  isBlocked?: boolean
  /** The decision is being carried out. */
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Requests confirmation before an action that cannot be undone, and names the record and the consequence. Cancel has the focus. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    question,
    consequence,
    confirmLabel,
    cancelLabel,
    typed,
    isDanger = false,
    isBlocked = false,
    isBusy = false,
    onConfirm,
    onCancel,
    ...rest
  },
  ref,
) {
  const { texts } = useUi()
  const [pendingResult, setPendingResult] = useState('')
  // A pending decision cannot be reverted by closing the dialog.
  const handleCancel = () => !isBusy && onCancel()
  return (
    <Dialog
      size="s"
      {...rest}
      ref={ref}
      role="alertdialog"
      description={question}
      onClose={handleCancel}
      footer={
        <>
          <Button onClick={handleCancel} data-autofocus="">
            {cancelLabel ?? texts.cancel}
          </Button>
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isBlocked || (typed !== undefined && pendingResult.trim() !== typed.expected)}
            onClick={onConfirm}
          >
            {confirmLabel ?? texts.confirm}
          </Button>
        </>
      }
    >
      {consequence && <p className="dw-dialog-consequence">{consequence}</p>}
      {typed && (
        <Field label={typed.label}>
          <TextField value={pendingResult} onChange={(event) => setPendingResult(event.target.value)} />
        </Field>
      )}
    </Dialog>
  )
})
