import { ApiError } from '@doorway/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useDirtyGuard } from '../../forms/use-dirty-guard'
import { useDraft } from '../../forms/use-draft'
import { useSingleSubmit } from '../../forms/use-single-submit'
import { useNotify } from '../../mutations/use-notify'
import { useSession } from '../../session/use-session'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { savedTicks } from './menu-ticks'
import { changesRights } from './role-difference'
import { type RoleRecord, useRoleQueries } from './roles.queries'
import { useRoleRights } from './use-role-rights'
import { useRoleSave, type RoleSaved } from './use-role-save'
import { useRoleState } from './use-role-state'

const storedRole = z.object({
  name: z.string(),
  extent: z.string(),
  icon: z.string(),
  leafIds: z.array(z.string()),
  siteIds: z.array(z.number()),
})

export interface RoleEditorStart {
  record: RoleRecord
  onSaved: (roleId: number) => void
  onClose: () => void
}

/** What a finished or failed save says (specification section 8); the text of a failure stays on the screen. */
function useSaveMessages() {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  return ({ failed, isCreated }: RoleSaved, hasSites: boolean): string | null => {
    if (!failed) {
      notify.success(t(isCreated ? 'roles.success.create' : 'roles.success.update'))
      if (hasSites) notify.success(t('roles.success.sites'))
      return null
    }
    const isCreateFailure = failed.step === 'role' && isCreated
    const key = failed.step === 'sites' ? 'sites' : isCreateFailure ? 'create' : 'update'
    return t('roles.failure.withReason', { text: t(`roles.failure.${key}`), reason: failureText(failed.error) })
  }
}

/** Stores the entries when the sign-in expires, and offers to restore them. */
function useRoleDraft(
  roleId: number | undefined,
  { form, leafIds, siteIds, isDirty, show }: ReturnType<typeof useRoleState>,
) {
  const draft = useDraft(`roles.${roleId ?? 'new'}`, () =>
    isDirty ? { ...form.getValues(), leafIds: [...leafIds], siteIds: [...siteIds] } : null,
  )
  const restore = () => {
    const stored = storedRole.safeParse(draft.stored?.values).data
    if (stored) {
      const { leafIds: leaves, siteIds: sites, ...values } = stored
      show({ values, leafIds: new Set(leaves), siteIds: new Set(sites) })
    }
    draft.discard()
  }
  return { ...draft, restore }
}

/** Saves what may be and has been changed, and stores the reason of a failure. */
function useSubmit(state: ReturnType<typeof useRoleState>, saving: ReturnType<typeof useRoleSave>) {
  const rights = useRoleRights(saving.stored === null)
  const say = useSaveMessages()
  const [failure, setFailure] = useState<{ text: string; isConflict: boolean } | null>(null)
  const { form, lines, leafIds, siteIds, difference } = state

  /** Returns the id of the saved role, or null when something is left to save. */
  const save = async (): Promise<number | null> => {
    const hasSites = rights.maySites && difference.addedSites.length + difference.removedSites.length > 0
    setFailure(null)
    const saved = await saving.run({
      values: rights.mayEdit ? form.getValues() : undefined,
      menus: rights.mayMenus ? savedTicks(lines, leafIds) : undefined,
      siteIds: hasSites ? [...siteIds] : undefined,
    })
    if (saved.isSilent) return null
    const text = say(saved, hasSites)
    if (text === null) return saved.role?.id ?? null
    const error = saved.failed?.error
    setFailure({ text, isConflict: error instanceof ApiError && error.isVersionConflict })
    for (const { field, msg } of error instanceof ApiError ? error.fieldErrors : []) {
      if (field === 'name' || field === 'icon') form.setError(field, { type: 'server', message: msg })
    }
    return null
  }
  return { rights, failure, forget: () => setFailure(null), save }
}

/** Everything about editing a role that is not drawing. */
export function useRoleEditor({ record, onSaved, onClose }: RoleEditorStart) {
  const t = useTranslate()
  const roles = useRoleQueries()
  const cache = useQueryClient()
  const { user } = useSession()
  const state = useRoleState(record)
  const saving = useRoleSave(record.role)
  const { rights, failure, forget, save } = useSubmit(state, saving)
  const [isConfirming, setConfirming] = useState(false)
  const draft = useRoleDraft(record.role?.id, state)
  const { stored } = saving
  const isOwn = user?.roles.some(({ id }) => id === stored?.id) ?? false

  const saveOnce = useSingleSubmit(saveAndLeave)
  const guard = useDirtyGuard({
    isDirty: state.isDirty,
    what: t('roles.what'),
    save: () => state.form.handleSubmit(saveOnce)(),
  })
  async function saveAndLeave() {
    const id = await save()
    if (id === null) return
    setConfirming(false)
    guard.release()
    draft.discard()
    await saving.reload(isOwn)
    onSaved(id)
  }
  return {
    ...state,
    isNew: record.role === null,
    rights,
    isOwn,
    failure,
    steps: saving.steps,
    isSaving: saving.isRunning,
    isCreating: stored === null,
    isConfirming,
    /** Rights of people who hold the role already are shown before they change. */
    submit: state.form.handleSubmit(() => {
      if (record.role && changesRights(state.difference)) return setConfirming(true)
      return saveOnce()
    }),
    save: saveOnce,
    dismiss: () => setConfirming(false),
    /** Goes on from what somebody else stored; what was edited here stays and shows as the difference. */
    takeLatest: async () => {
      if (!stored) return
      const fresh = await cache.fetchQuery(roles.record(stored.id))
      saving.setStored(fresh.role)
      state.rebase(fresh)
      forget()
      setConfirming(false)
    },
    reset: () => state.show(state.before),
    close: async () => {
      if (!(await guard.mayLeave())) return
      guard.release()
      onClose()
    },
    draft,
  }
}

/** A role being edited. */
export type RoleEditing = ReturnType<typeof useRoleEditor>
