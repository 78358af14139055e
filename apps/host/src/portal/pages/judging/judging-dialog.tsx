import { useId, type FormEvent, type ReactNode } from 'react'

export interface JudgingDialogProps {
  title: string
  /** Words of the button that does it. */
  yes: string
  no: string
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

function openDialog(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}

/** A dialog over the desk with one decision. */
export function JudgingDialog({ title, yes, no, isBusy = false, onConfirm, onClose, children }: JudgingDialogProps) {
  const headingId = useId()
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onConfirm()
  }
  return (
    <dialog ref={openDialog} className="dw-judging-dialog" aria-labelledby={headingId} onClose={onClose}>
      <form noValidate onSubmit={handleSubmit}>
        <h2 id={headingId}>{title}</h2>
        {children}
        <div className="dw-judging-actions">
          <button type="submit" className="dw-portal-button" aria-disabled={isBusy}>
            {yes}
          </button>
          <button type="button" className="dw-portal-button" data-variant="quiet" onClick={onClose}>
            {no}
          </button>
        </div>
      </form>
    </dialog>
  )
}
