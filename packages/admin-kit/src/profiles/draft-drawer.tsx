import { ApiError } from '@doorway/api-client'
import { Button, Drawer } from '@doorway/ui'
import type { ReactNode } from 'react'
import { useFailureText, useTranslate } from '../context/use-translate'
import { useDirtyGuard } from '../forms/use-dirty-guard'

export interface DraftDrawerProps {
  /** What is written; also what is unsaved in the question before input is discarded. */
  title: string
  description: string | undefined
  form: {
    isDirty: boolean
    isBusy: boolean
    /** Why the last save was refused; null when nothing was. */
    failure: unknown
    save: () => Promise<unknown>
    submitForReview: () => Promise<unknown>
    /** Saves over what someone else saved in between. */
    overwrite: () => Promise<unknown>
  }
  words: {
    save: string
    submit: string
    overwrite: string
    /** Says that someone else saved in between. */
    conflict: string
  }
  onClose: () => void
  children: ReactNode
}

/** The form of a draft in a drawer: saved as a draft, or submitted for review. */
export function DraftDrawer({ title, description, form, words, onClose, children }: DraftDrawerProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const { failure, isBusy, isDirty } = form
  const guard = useDirtyGuard({ isDirty: isDirty && !isBusy, what: title, save: form.save })
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  const isConflict = failure instanceof ApiError && failure.isVersionConflict
  return (
    <Drawer
      isOpen
      size="l"
      title={title}
      description={description}
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          {isConflict && (
            <Button isBusy={isBusy} onClick={() => void form.overwrite()}>
              {words.overwrite}
            </Button>
          )}
          <Button isBusy={isBusy} disabled={isConflict} onClick={() => void form.save()}>
            {words.save}
          </Button>
          <Button variant="primary" isBusy={isBusy} disabled={isConflict} onClick={() => void form.submitForReview()}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form className="dw-profiles-form" noValidate onSubmit={(event) => event.preventDefault()}>
        {failure !== null && (
          <p className="dw-field-error" role="alert">
            {isConflict ? words.conflict : failureText(failure)}
          </p>
        )}
        {children}
      </form>
    </Drawer>
  )
}
