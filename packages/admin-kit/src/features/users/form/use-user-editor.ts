import { ApiError, type SavedUser } from '@doorway/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useOwnFields, type OwnFields, type OwnValues } from '../../../extension/use-own-fields'
import { useDirtyGuard } from '../../../forms/use-dirty-guard'
import { useDraft, type StoredDraft } from '../../../forms/use-draft'
import { useSingleSubmit } from '../../../forms/use-single-submit'
import { useReportError } from '../../../context/use-events'
import { useNotify } from '../../../mutations/use-notify'
import { useTranslate } from '../../../context/use-translate'
import { emptyUser, userValuesSchema, type UserFormValues } from './user-form.schema'
import { formValuesOf, userSaveOf, type UserRecord } from './user-record'
import { useParentPasswords, type ParentPasswordsState } from './use-parent-passwords'
import { useReloadCounts, useSaveUser, useUserQueries } from '../users.queries'
import { useUserForm } from './use-user-form'
import { useUserExtensions, type UserDefaults, type UserTarget } from '../user-extensions'

/** What follows a save: the form closes, begins afresh, or stays with what is stored now. */
export type AfterSave = 'close' | 'add' | 'stay'

/** What an editor starts from. */
export interface UserEditorStart {
  /** Null adds a user. */
  record: UserRecord | null
  /** What a new user begins with: the chosen organisation, the type of the one before. */
  preset?: Partial<UserFormValues>
  onSaved: (saved: SavedUser, next: AfterSave, username: string) => void
  onClose: () => void
}

/** A user being edited: the form, its saving, and what can come in between. */
export interface UserEditor {
  isNew: boolean
  /** Joins the buttons in a footer to the form. */
  formId: string
  form: UseFormReturn<UserFormValues>
  isSaving: boolean
  /** Passwords of parents that the last save has added. */
  parentPasswords: ParentPasswordsState
  checkUsername: () => void
  /** The user who is stored; null while it is being added. */
  target: UserTarget | null
  /** The fields that the page has added. */
  own: OwnFields<UserTarget>
  submit: (next: AfterSave) => void
  /** Closes, after a confirmation when something is unsaved. */
  close: () => void
  /** Navigates away, after a confirmation when something is unsaved. */
  leaveTo: (go: () => void) => void
  /** What is stored now, when somebody else saved in between. */
  conflict: UserRecord | null
  /** What the form was opened with. */
  opened: UserFormValues
  /** Continues on top of what is stored now, with what becomes of the values of that moment. */
  resolveConflict: (merge: (mine: UserFormValues) => UserFormValues) => void
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

const noFields: readonly never[] = []

const targetOf = ({ user: { id, username, name, userType } }: UserRecord): UserTarget => ({
  id,
  username,
  name,
  userType,
})

/** What the page wants a new user to begin with, as the form holds it. */
function defaultValuesOf({ roleIds, ...values }: UserDefaults = {}): Partial<UserFormValues> {
  return { ...values, ...(roleIds && { roleIds: roleIds.map(String) }) }
}

/** The texts among the values of a draft. */
function textsIn(values: unknown): OwnValues {
  return Object.fromEntries(
    Object.entries(Object(values)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Everything about editing one user that is not drawing. */
export function useUserEditor({ record, preset, onSaved, onClose }: UserEditorStart): UserEditor {
  const t = useTranslate()
  const { fields } = useUserExtensions()
  const notify = useNotify()
  const reportError = useReportError()
  const [stored, setStored] = useState(record)
  const [opened, setOpened] = useState<UserFormValues>(() =>
    record ? formValuesOf(record) : { ...emptyUser, ...defaultValuesOf(fields?.defaults), ...preset },
  )
  // A new user whose own fields could not be stored is there all the same.
  const isNew = stored === null
  const { form, checkUsername, placeServerErrors } = useUserForm(opened, isNew)
  const target = useMemo(() => stored && targetOf(stored), [stored])
  const own = useOwnFields(fields?.add ?? noFields, target)
  const isDirty = form.formState.isDirty || own.isDirty
  const saveOnce = useSingleSubmit(save)
  const guard = useDirtyGuard({
    isDirty,
    what: t(isNew ? 'users.addTitle' : 'users.editTitle'),
    save: () => submit('close'),
  })
  const draft = useDraft(`users.${record?.user.id ?? 'new'}`, () =>
    isDirty ? { ...form.getValues(), password: '', own: own.edited } : null,
  )
  const { conflict, load: loadConflict, clear: clearConflict } = useConflict(stored)
  const parentPasswords = useParentPasswords()
  const saving = useSaveUser(parentPasswords.show)
  const reloadList = useReloadCounts()
  // Longer than the call: what the page stores itself, and what is loaded again, follow it.
  const [isSaving, setSaving] = useState(false)
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
    setSaving(true)
    try {
      const saved = await saving.mutateAsync(userSaveOf(values, stored))
      const refused = await own.save({ ...values, id: saved.id })
      // Not earlier: a column of the page may show what its fields have just stored.
      await reloadList()
      const isAllStored = Object.keys(refused).length === 0
      await parentPasswords.untilClosed()
      if (next === 'stay' || !isAllStored) await stay(saved.id)
      own.refuse(refused)
      if (!isAllStored) return
      if (next !== 'stay') guard.release()
      draft.discard()
      notify.success(t(stored ? 'users.form.saved' : 'users.form.added', { name: values.name }))
      onSaved(saved, next, values.username)
    } catch (error) {
      await handleFailure(error).catch(reportError)
    } finally {
      setSaving(false)
    }
  }
  async function submit(next: AfterSave) {
    const isOwnValid = own.validate()
    await form.handleSubmit((values) => (isOwnValid ? saveOnce(values, next) : own.focusWrong()))()
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
    isSaving,
    parentPasswords,
    checkUsername,
    target,
    own,
    submit: (next) => void submit(next),
    close: () => leaveTo(onClose),
    leaveTo,
    conflict,
    opened,
    resolveConflict: (merge) => {
      if (!conflict) return
      const values = merge(form.getValues())
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
      own.restore(textsIn(draft.stored?.values['own']))
      if (values)
        form.reset({ ...values, username: isNew ? values.username : opened.username }, { keepDefaultValues: true })
      draft.discard()
    },
    discardDraft: draft.discard,
  }
}
