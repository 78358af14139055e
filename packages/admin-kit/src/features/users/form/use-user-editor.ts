import { ApiError, type SavedUser } from '@doorway/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useDirtyGuard } from '../../../forms/use-dirty-guard'
import { useDraft, type StoredDraft } from '../../../forms/use-draft'
import { useSingleSubmit } from '../../../forms/use-single-submit'
import { useReportError } from '../../../context/use-events'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { emptyUser, userValuesSchema, type UserFormValues } from './user-form.schema'
import { formValuesOf, userSaveOf, type UserRecord } from './user-record'
import { useSaveUser, useUserQueries } from '../users.queries'
import { useUserForm } from './use-user-form'

/** What follows a save: the form closes, begins afresh, or stays with what is stored now. */
export type AfterSave = 'close' | 'add' | 'stay'

/** What an editor starts from. */
export interface UserEditorStart {
  /** Null adds a user. */
  record: UserRecord | null
  /** What a new user begins with: the chosen organisation, the type of the one before. */
  preset?: Partial<UserFormValues>
  onSaved: (saved: SavedUser, next: AfterSave) => void
  onClose: () => void
}

/** A user being edited: the form, its saving, and what can come in between. */
export interface UserEditor {
  isNew: boolean
  /** Joins the buttons in a footer to the form. */
  formId: string
  form: UseFormReturn<UserFormValues>
  isSaving: boolean
  checkUsername: () => void
  submit: (next: AfterSave) => void
  /** Closes, after a confirmation when something is unsaved. */
  close: () => void
  /** Navigates away, after a confirmation when something is unsaved. */
  leaveTo: (go: () => void) => void
  /** What is stored now, when somebody else saved in between. */
  conflict: UserRecord | null
  /** What the form was opened with. */
  opened: UserFormValues
  resolveConflict: (values: UserFormValues) => void
  storedDraft: StoredDraft | null
  restoreDraft: () => void
  discardDraft: () => void
}

/** Loads what is stored now for the comparison of a version conflict. */
function useConflict(stored: UserRecord | null) {
  const users = useUserQueries()
  const cache = useQueryClient()
  const [conflict, setConflict] = useState<UserRecord | null>(null)
  const load = async () => {
    if (stored) setConflict(await cache.fetchQuery(users.record(stored.user.id)))
  }
  return { conflict, load, clear: () => setConflict(null) }
}

/** Everything about editing one user that is not drawing. */
export function useUserEditor({ record, preset, onSaved, onClose }: UserEditorStart): UserEditor {
  const t = useTranslate()
  const notify = useNotify()
  const reportError = useReportError()
  const [stored, setStored] = useState(record)
  const [opened, setOpened] = useState<UserFormValues>(() =>
    record ? formValuesOf(record) : { ...emptyUser, ...preset },
  )
  const isNew = record === null
  const { form, checkUsername, placeServerErrors } = useUserForm(opened, isNew)
  const { isDirty } = form.formState
  const saveOnce = useSingleSubmit(save)
  const guard = useDirtyGuard({
    isDirty,
    what: t(isNew ? 'users.addTitle' : 'users.editTitle'),
    save: () => form.handleSubmit((values) => saveOnce(values, 'close'))(),
  })
  const draft = useDraft(`users.${record?.user.id ?? 'new'}`, () =>
    isDirty ? { ...form.getValues(), password: '' } : null,
  )
  const { conflict, load: loadConflict, clear: clearConflict } = useConflict(stored)
  const saving = useSaveUser()
  const users = useUserQueries()
  const cache = useQueryClient()

  const handleFailure = async (error: unknown) => {
    if (error instanceof ApiError && error.isVersionConflict) await loadConflict()
    else placeServerErrors(error)
    notify.failure(error)
  }
  const stay = async (id: number) => {
    const fresh = await cache.fetchQuery(users.record(id))
    setStored(fresh)
    setOpened(formValuesOf(fresh))
    form.reset(formValuesOf(fresh))
  }
  async function save(values: UserFormValues, next: AfterSave) {
    try {
      const saved = await saving.mutateAsync(userSaveOf(values, stored))
      if (next === 'stay') await stay(saved.id)
      else guard.release()
      draft.discard()
      notify.success(t(stored ? 'users.form.saved' : 'users.form.added', { name: values.name }))
      onSaved(saved, next)
    } catch (error) {
      await handleFailure(error).catch(reportError)
    }
  }
  const leaveTo = (go: () => void) => {
    const leave = async () => {
      if (!(await guard.mayLeave())) return
      guard.release()
      go()
    }
    void leave()
  }

  return {
    isNew,
    formId: useId(),
    form,
    isSaving: saving.isPending,
    checkUsername,
    submit: (next) => void form.handleSubmit((values) => saveOnce(values, next))(),
    close: () => leaveTo(onClose),
    leaveTo,
    conflict,
    opened,
    resolveConflict: (values) => {
      if (!conflict) return
      const theirs = formValuesOf(conflict)
      form.reset(theirs)
      form.reset(values, { keepDefaultValues: true })
      setStored(conflict)
      setOpened(theirs)
      clearConflict()
    },
    storedDraft: draft.stored,
    restoreDraft: () => {
      const values = userValuesSchema.safeParse(draft.stored?.values).data
      if (values)
        form.reset({ ...values, username: isNew ? values.username : opened.username }, { keepDefaultValues: true })
      draft.discard()
    },
    discardDraft: draft.discard,
  }
}
