import type { TreeMove } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { type ColumnEdit, visibilityDraft } from './column-draft'
import { indexOf } from './column-nodes'
import type { Column, ParentId } from './column-types'
import { useDeleteColumn, useMergeColumn, useMoveColumn, useSaveColumn } from './columns.queries'

/** What is open over the tree. */
export type ColumnQuestion =
  | { kind: 'edit'; edit: ColumnEdit }
  | { kind: 'move' | 'merge' | 'delete'; column: Column }
  | null

const noColumns: readonly Column[] = []

/** Everything the column screen does: which dialog is open, and the changes with their messages. */
export function useColumnWork(siteId: number, columns: readonly Column[] = noColumns) {
  const t = useTranslate()
  const notify = useNotify()
  const [question, ask] = useState<ColumnQuestion>(null)
  const saving = useSaveColumn()
  const moving = useMoveColumn()
  const merging = useMergeColumn()
  const removing = useDeleteColumn()
  const close = () => ask(null)

  const moveTo = (column: Column, parentId: ParentId, index: number, isUndo = false) => {
    const { id, name } = column
    const old = { parentId: column.parentId, index: indexOf(columns, column) }
    moving.mutate(
      { id, parentId, index },
      {
        onSuccess: () => {
          close()
          if (isUndo) notify.success(t('columns.move.undone', { name }))
          else
            notify.undoable(t('columns.move.done', { name }), () =>
              moveTo({ ...column, parentId }, old.parentId, old.index, true),
            )
        },
        onError: notify.failure,
      },
    )
  }

  const setHidden = (column: Column, isHidden: boolean, isUndo = false) => {
    const { name, version } = column
    // The version moves on with the first change, so undoing sends none.
    saving.mutate(visibilityDraft(siteId, column, isHidden, isUndo ? undefined : version), {
      onSuccess: () => {
        const text = t(isHidden ? 'columns.visibility.hidden' : 'columns.visibility.shown', { name })
        if (isUndo) notify.success(text)
        else notify.undoable(text, () => setHidden(column, !isHidden, true))
      },
      onError: notify.failure,
    })
  }

  return {
    question,
    ask,
    close,
    startAdding: ({ id, name }: Column) =>
      ask({ kind: 'edit', edit: { mode: 'append', siteId, parentId: id, parentName: name } }),
    startEditing: (column: Column) => ask({ kind: 'edit', edit: { mode: 'update', siteId, column } }),
    moveTo,
    handleMove: ({ id, parentId, index }: TreeMove) => {
      const column = columns.find((one) => String(one.id) === id)
      if (column) moveTo(column, parentId === null ? null : Number(parentId), index)
    },
    setHidden,
    merge: (from: Column, to: Column) =>
      merging.mutate(
        { from: from.id, to: to.id },
        {
          onSuccess: () => notify.success(t('columns.merge.done', { from: from.name, to: to.name })),
          onError: notify.failure,
          onSettled: close,
        },
      ),
    remove: ({ id, name }: Column) =>
      removing.mutate(id, {
        onSuccess: () => notify.success(t('columns.delete.done', { name })),
        onError: notify.failure,
        onSettled: close,
      }),
    isMoving: moving.isPending,
    isMerging: merging.isPending,
    isDeleting: removing.isPending,
  }
}

/** The changes of the column screen. */
export type ColumnWork = ReturnType<typeof useColumnWork>
