import { ApiError } from '@doorway/api-client'
import { Button, FormFooter } from '@doorway/ui'
import type { FormEvent, ReactNode } from 'react'
import { useFailureText, useTranslate } from '../../context/use-translate'

export interface StepFrameProps {
  title: string
  hint: string
  isReadOnly: boolean
  form: {
    /** Of a draft, which is saved when another step opens. */
    isDraft: boolean
    errors: Readonly<Record<string, string>>
    failure: unknown
    isDirty: boolean
    isSaving: boolean
    submit: () => unknown
    overwrite: () => unknown
  }
  /** What people may do here who may not edit the fields. */
  commands?: ReactNode
  children: ReactNode
}

/** One step of the editor: its fields, why a save was refused, and the button that saves it. */
export function StepFrame({ title, hint, isReadOnly, form, commands, children }: StepFrameProps) {
  const t = useTranslate()
  const failureText = useFailureText()
  const { failure, isDraft, isDirty, isSaving } = form
  const unsaved = t(isDraft ? 'competitions.unsaved' : 'competitions.unsavedPublished')
  const isConflict = failure instanceof ApiError && failure.isVersionConflict
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form className="dw-comp-step" aria-label={title} noValidate onSubmit={handleSubmit}>
      <h2 className="dw-comp-heading">{title}</h2>
      <p className="dw-comp-muted">{hint}</p>
      {failure !== null && (
        <p className="dw-field-error" role="alert">
          {isConflict ? t('competitions.conflict') : failureText(failure)}
        </p>
      )}
      <fieldset className="dw-comp-fields" disabled={isReadOnly}>
        {children}
      </fieldset>
      {commands}
      {!isReadOnly && (
        <FormFooter note={isDirty ? unsaved : t('competitions.allSaved')}>
          <Button type="submit" variant="primary" isBusy={isSaving} disabled={isConflict}>
            {t('competitions.saveStep')}
          </Button>
          {isConflict && (
            <Button isBusy={isSaving} onClick={() => void form.overwrite()}>
              {t('competitions.overwrite')}
            </Button>
          )}
        </FormFooter>
      )}
    </form>
  )
}
