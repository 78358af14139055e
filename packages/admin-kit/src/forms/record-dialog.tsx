import { ApiError } from '@doorway/api-client'
import { Button, Dialog, type DialogProps } from '@doorway/ui'
import { useId, type CSSProperties, type FormEvent, type ReactNode } from 'react'
import { useFailureText, useTranslate } from '../context/use-translate'
import { focusFirstFault } from './focus-first-fault'
import { useDirtyGuard } from './use-dirty-guard'

export interface RecordDialogProps {
  title: string
  /** What is unsaved, in the question before it is discarded. */
  what: string
  isDirty: boolean
  isBusy: boolean
  /** Why the last save was refused; null when nothing was. */
  failure: unknown
  onSubmit: () => Promise<unknown>
  /** Own values next to those that were saved in between, after a version conflict. */
  conflict?: ReactNode
  /** Saves over newer values; offered after a version conflict together with `conflict` or `conflictText`. */
  onOverwrite?: () => Promise<unknown>
  /** Says that someone else saved in between. */
  conflictText?: string
  overwriteLabel?: string
  /** Width of the dialog; small without one. */
  size?: DialogProps['size']
  /** Name of the button that saves, where it does more than that. */
  submitLabel?: string
  onClose: () => void
  children: ReactNode
}

const FORM: CSSProperties = { display: 'grid', gap: 'var(--dw-space-4)' }

/** The form of one record in a dialog: fields, why a save was refused, and the question before input is discarded. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, what, isDirty, isBusy, failure, conflict, onSubmit, onOverwrite, submitLabel } = props
  const t = useTranslate()
  const failureText = useFailureText()
  const formId = useId()
  const guard = useDirtyGuard({ isDirty: isDirty && !isBusy, what, save: onSubmit })
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && props.onClose())
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form in a portal is inside the forms around its component.
    event.stopPropagation()
    const form = event.currentTarget
    void onSubmit().then(() => focusFirstFault(form))
  }
  const isConflict = onOverwrite !== undefined && failure instanceof ApiError && failure.isVersionConflict
  return (
    <Dialog
      isOpen
      size={props.size ?? 's'}
      title={title}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          {isConflict && !conflict && (
            <Button isBusy={isBusy} onClick={() => void onOverwrite()}>
              {props.overwriteLabel}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" isBusy={isBusy} disabled={isConflict}>
            {submitLabel ?? t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} style={FORM} noValidate onSubmit={handleSubmit}>
        {conflict}
        {failure !== null && !conflict && (
          <p className="dw-field-error" role="alert">
            {isConflict ? props.conflictText : failureText(failure)}
          </p>
        )}
        {props.children}
      </form>
    </Dialog>
  )
}
