import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useSingleSubmit } from '../use-single-submit'
import type { FormConflict } from './conflict-view'

/** What a form needs whose record may be saved elsewhere while it is open. */
export interface StaleEditOptions<Edit, Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the form was opened for. */
  opened: Edit
  /** The same with what is stored now, after a version conflict; null without one. */
  newerOf: (edit: Edit) => Edit | null
  valuesOf: (edit: Edit) => Values
  /** Settles when the save has ended. */
  onSave: (edit: Edit, values: Values) => Promise<void>
  /** Another attempt begins: what was refused before is gone. */
  onRetry: () => void
}

/** What a form edits now: the record as it was opened or, after a version conflict was resolved, as it is stored. */
export function useStaleEdit<Edit, Values extends FieldValues>(options: StaleEditOptions<Edit, Values>) {
  const { form, newerOf, valuesOf, onSave, onRetry } = options
  const [edit, setEdit] = useState(options.opened)
  const saveOnce = useSingleSubmit(onSave)
  const submitAs = (target: Edit) => form.handleSubmit((values) => saveOnce(target, values))
  const newer = newerOf(edit)
  const overwrite = () => {
    if (!newer) return undefined
    setEdit(newer)
    return submitAs(newer)()
  }
  const resolve = (merge: (mine: Values) => Values) => {
    if (!newer) return
    const values = merge(form.getValues())
    form.reset(valuesOf(newer))
    form.reset(values, { keepDefaultValues: true })
    setEdit(newer)
    onRetry()
  }
  const conflict: FormConflict<Values> | null = newer && {
    opened: valuesOf(edit),
    mine: form.getValues(),
    theirs: valuesOf(newer),
    resolve,
  }
  return { edit, submit: submitAs(edit), conflict, overwrite }
}
