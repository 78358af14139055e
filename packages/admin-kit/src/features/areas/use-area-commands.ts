import type { Area } from '@doorway/api-client'
import { isAbort } from '@doorway/api-client'
import type { TreeMove } from '@doorway/ui'
import { useState } from 'react'
import { StoppedByHostError } from '../../provider/use-host-mutation'
import { useNotify } from '../../provider/use-notify'
import { useFailureText, useTranslate } from '../../provider/use-translate'
import { areaDraft, type AreaEdit, type AreaFormValues } from './area-draft'
import { useAddArea, useDeleteArea, useReorderAreas, useSetAreaEnabled, useUpdateArea } from './areas.queries'
import type { useAreaTree } from './use-area-tree'

/** What stands open over the tree. */
export type AreaQuestion =
  | { kind: 'edit'; edit: AreaEdit }
  | { kind: 'delete'; area: Area }
  | { kind: 'move'; area: Area }
  | null

const draftOf = ({ code, name, displayOrder, depth }: Area) => ({ code, name, displayOrder, depth })

type AreaTreeState = ReturnType<typeof useAreaTree>

/** Everything the area screen does: which dialog is open, and the changes with their messages (specification section 8). */
export function useAreaCommands(tree: AreaTreeState) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [question, setQuestion] = useState<AreaQuestion>(null)
  const [formError, setFormError] = useState<string>()
  const add = useAddArea()
  const update = useUpdateArea()
  const remove = useDeleteArea()
  const toggle = useSetAreaEnabled()
  const reorder = useReorderAreas()
  const close = () => {
    setQuestion(null)
    setFormError(undefined)
  }
  const isSilent = (error: unknown) => isAbort(error) || error instanceof StoppedByHostError

  const save = (edit: AreaEdit, values: AreaFormValues) => {
    const draft = areaDraft(edit, values)
    const done = {
      onSuccess: () => {
        if (edit.mode === 'append') tree.setOpenIds(new Set([...tree.openIds, draft.parentCode]))
        notify.success(t('areas.success.save'))
        close()
      },
      onError: (error: unknown) => {
        if (isSilent(error)) return
        const key = edit.mode === 'append' ? 'areas.failure.add' : 'areas.failure.update'
        setFormError(t(key, { reason: failureText(error) }))
      },
    }
    if (edit.mode === 'append') add.mutate({ draft, grandparentCode: edit.parent.parentCode }, done)
    else update.mutate({ draft }, done)
  }

  const confirmDelete = (area: Area) =>
    remove.mutate(
      { area, grandparentCode: tree.find(area.parentCode)?.parentCode ?? '' },
      {
        onSuccess: () => notify.success(t('areas.success.delete')),
        onError: (error) =>
          !isSilent(error) && notify.refusal(t('areas.failure.delete', { reason: failureText(error) })),
        onSettled: close,
      },
    )

  const setEnabled = (area: Area) =>
    toggle.mutate(
      { area, isEnabled: !area.isEnabled },
      {
        onSuccess: () =>
          notify.success(t(area.isEnabled ? 'areas.success.disable' : 'areas.success.enable', { name: area.name })),
        onError: (error) =>
          !isSilent(error) && notify.refusal(t('areas.failure.update', { reason: failureText(error) })),
      },
    )

  /** Puts a branch back below its old parent. Its version has moved on with the move, so none is sent. */
  const moveBack = (area: Area, parent: Area) =>
    update.mutate(
      { draft: { ...draftOf(area), parentCode: area.parentCode }, alsoReload: [parent.code, parent.parentCode] },
      {
        onSuccess: () => notify.success(t('areas.move.undone', { name: area.name })),
        onError: (error) =>
          !isSilent(error) && notify.refusal(t('areas.failure.update', { reason: failureText(error) })),
      },
    )

  const moveTo = (area: Area, parent: Area) =>
    update.mutate(
      {
        draft: {
          ...draftOf(area),
          parentCode: parent.code,
          depth: parent.depth + 1,
          version: area.version,
        },
        alsoReload: [area.parentCode, parent.parentCode, tree.find(area.parentCode)?.parentCode ?? ''],
      },
      {
        onSuccess: () => {
          notify.undoable(t('areas.move.done', { name: area.name, parent: parent.name }), () => moveBack(area, parent))
          close()
        },
        onError: (error) =>
          !isSilent(error) && notify.refusal(t('areas.failure.update', { reason: failureText(error) })),
      },
    )

  const handleMove = ({ id, parentId, index }: TreeMove) => {
    const area = tree.find(id)
    const parent = parentId === null ? undefined : tree.find(parentId)
    if (!area || !parent) return
    if (area.parentCode !== parent.code) return moveTo(area, parent)
    const before = tree.items.filter((node) => node.parentId === parent.code).map((node) => node.id)
    const codes = before.filter((code) => code !== id)
    codes.splice(index, 0, id)
    const order = (wanted: string[], onSuccess?: () => void) =>
      reorder.mutate(
        { parentCode: parent.code, codes: wanted },
        { onSuccess, onError: (error) => !isSilent(error) && notify.failure(error) },
      )
    order(codes, () => notify.undoable(t('areas.move.reordered', { name: area.name }), () => order(before)))
  }

  return {
    question,
    setQuestion,
    close,
    formError,
    save,
    confirmDelete,
    setEnabled,
    moveTo,
    handleMove,
    isSaving: add.isPending || update.isPending,
    isDeleting: remove.isPending,
    /** The node whose state is changing. */
    togglingCode: toggle.isPending ? toggle.variables.area.code : null,
  }
}
