import { ApiError } from '@doorway/api-client'
import { Button, Dialog, partOf } from '@doorway/ui'
import { useState } from 'react'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { DraftOffer } from '../../forms/draft-offer'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { columnDraft, type ColumnEdit, columnForm, columnFormValues, type ColumnFormValues } from './column-draft'
import { ColumnFields } from './column-fields'
import { useSaveColumn } from './columns.queries'

export interface ColumnDialogProps {
  edit: ColumnEdit
  onClose: () => void
}

/** Fields whose refusals of the server are shown at the field. */
const shownFields = ['name', 'code', 'bindRoute', 'freshnessDays', 'visibleRoleIds'] as const

/** Shows what the server refuses at the fields; returns whether all of it has a field. */
function showFieldErrors(error: unknown, setError: UseFormSetError<ColumnFormValues>): boolean {
  const faults = error instanceof ApiError ? error.fieldErrors : []
  const shown = faults.flatMap(({ field, msg }) => {
    const name = shownFields.find((known) => known === field)
    return name ? [{ name, msg }] : []
  })
  for (const [index, { name, msg }] of shown.entries())
    setError(name, { type: 'server', message: msg }, { shouldFocus: index === 0 })
  return faults.length > 0 && shown.length === faults.length
}

interface Refusal {
  text: string
  /** Another person has changed the column meanwhile. */
  isConflict: boolean
}

/** Saves the form; what is refused stays in it. */
function useColumnSave({ edit, onClose }: ColumnDialogProps, setError: UseFormSetError<ColumnFormValues>) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const saving = useSaveColumn()
  const [refusal, setRefusal] = useState<Refusal>()
  const save = async (values: ColumnFormValues, isOverwriting = false) => {
    setRefusal(undefined)
    const draft = columnDraft(edit, values)
    try {
      await saving.mutateAsync(isOverwriting ? { ...draft, version: undefined } : draft)
    } catch (error) {
      if (isSilent(error) || showFieldErrors(error, setError)) return
      const isConflict = error instanceof ApiError && error.isVersionConflict
      return setRefusal({ text: failureText(error), isConflict })
    }
    notify.success(t('columns.saved', { name: draft.name }))
    onClose()
  }
  return { save, refusal, isSaving: saving.isPending }
}

/** The form of a column. What the server refuses is shown at its field, in the server's words. */
export function ColumnDialog({ edit, onClose }: ColumnDialogProps) {
  const t = useTranslate()
  const form = useForm<ColumnFormValues>({ defaultValues: columnFormValues(edit) })
  const { handleSubmit, getValues, reset, setError } = form
  const { isDirty } = form.formState
  const { save, refusal, isSaving } = useColumnSave({ edit, onClose }, setError)
  const saveOnce = useSingleSubmit(save)
  const submit = handleSubmit((values) => saveOnce(values))
  const title = t(edit.mode === 'append' ? 'columns.form.add' : 'columns.form.edit')
  const guard = useDirtyGuard({ isDirty: isDirty && !isSaving, what: title, save: () => submit() })
  const draftName = edit.mode === 'append' ? `under.${edit.siteId}.${edit.parentId}` : edit.column.id
  const draft = useDraft(`columns.${draftName}`, () => (isDirty ? getValues() : null))
  const restore = () => {
    const stored = columnForm.safeParse(draft.stored?.values).data
    if (stored) reset(stored, { keepDefaultValues: true })
    draft.discard()
  }
  const handleClose = () => void guard.mayLeave().then((mayClose) => mayClose && onClose())
  return (
    <Dialog
      isOpen
      size="l"
      title={title}
      description={
        edit.mode === 'append' && edit.parentName !== null
          ? t('columns.form.below', { name: edit.parentName })
          : undefined
      }
      onClose={handleClose}
      footer={
        <>
          <Button onClick={handleClose}>{t('kit.ui.cancel')}</Button>
          <Button type="submit" form="dw-column-form" variant="primary" isBusy={isSaving}>
            {t('kit.action.save')}
          </Button>
        </>
      }
    >
      <form
        id="dw-column-form"
        {...partOf('form')}
        className="dw-area-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <DraftOffer stored={draft.stored} onRestore={restore} onDiscard={draft.discard} />
        {refusal && (
          <div className="dw-area-form-error" role="alert">
            {refusal.text}{' '}
            {refusal.isConflict && (
              <Button size="s" onClick={() => void saveOnce(getValues(), true)}>
                {t('columns.form.overwrite')}
              </Button>
            )}
          </div>
        )}
        <ColumnFields form={form} />
      </form>
    </Dialog>
  )
}
