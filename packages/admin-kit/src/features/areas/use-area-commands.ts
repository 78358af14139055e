import { ApiError, type Area } from '@doorway/api-client'
import { useState } from 'react'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { areaDraft, type AreaEdit, type AreaFormValues } from './area-draft'
import { useAddArea, useDeleteArea, useSetAreaEnabled, useUpdateArea } from './areas.queries'
import { useAreaMoves } from './use-area-moves'
import type { AreaTreeState } from './use-area-tree'

/** What stands open over the tree. */
export type AreaQuestion =
  | { kind: 'edit'; edit: AreaEdit }
  | { kind: 'delete'; area: Area }
  | { kind: 'move'; area: Area }
  | null

/** Why the form was not saved. */
interface FormRefusal {
  text: string
  /** What is stored now, after a version conflict. */
  current: unknown
}

/** Everything the area screen does: which dialog is open, and the changes with their messages (specification section 8). */
export function useAreaCommands(tree: AreaTreeState) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [question, setQuestion] = useState<AreaQuestion>(null)
  const [refusal, setRefusal] = useState<FormRefusal>()
  const add = useAddArea()
  const update = useUpdateArea()
  const remove = useDeleteArea()
  const toggle = useSetAreaEnabled()
  const close = () => {
    setQuestion(null)
    setRefusal(undefined)
  }
  const refuse = (key: 'areas.failure.delete' | 'areas.failure.update') => (error: unknown) => {
    if (!isSilent(error)) notify.refusal(t(key, { reason: failureText(error) }))
  }
  const { isMoving, ...moves } = useAreaMoves(tree, close)

  const save = async (edit: AreaEdit, values: AreaFormValues) => {
    const draft = areaDraft(edit, values)
    try {
      if (edit.mode === 'append') await add.mutateAsync({ draft, grandparentCode: edit.parent.parentCode })
      else await update.mutateAsync({ draft })
    } catch (error) {
      if (isSilent(error)) return
      const key = edit.mode === 'append' ? 'areas.failure.add' : 'areas.failure.update'
      const current = error instanceof ApiError ? error.current : undefined
      return setRefusal({ text: t(key, { reason: failureText(error) }), current })
    }
    if (edit.mode === 'append') tree.setOpenIds(new Set([...tree.openIds, draft.parentCode]))
    notify.success(t('areas.success.save'))
    close()
  }

  const confirmDelete = (area: Area) =>
    remove.mutate(
      { area, grandparentCode: tree.find(area.parentCode)?.parentCode },
      {
        onSuccess: () => notify.success(t('areas.success.delete')),
        onError: refuse('areas.failure.delete'),
        onSettled: close,
      },
    )

  const setEnabled = (area: Area) =>
    toggle.mutate(
      { area, isEnabled: !area.isEnabled },
      {
        onSuccess: () =>
          notify.success(t(area.isEnabled ? 'areas.success.disable' : 'areas.success.enable', { name: area.name })),
        onError: refuse('areas.failure.update'),
      },
    )

  return {
    question,
    setQuestion,
    close,
    refusal,
    clearRefusal: () => setRefusal(undefined),
    save,
    confirmDelete,
    setEnabled,
    ...moves,
    isSaving: add.isPending || update.isPending || isMoving,
    isDeleting: remove.isPending,
    /** The node whose state is changing. */
    togglingCode: toggle.isPending ? toggle.variables.area.code : null,
  }
}
