import type { Area } from '@doorway/api-client'
import type { TreeMove } from '@doorway/ui'
import { isSilent } from '../../context/use-events'
import { useNotify } from '../../mutations/use-notify'
import { useFailureText, useTranslate } from '../../context/use-translate'
import { useReorderAreas, useUpdateArea } from './areas.queries'
import type { AreaTreeState } from './use-area-tree'

const draftOf = ({ code, name, displayOrder, depth }: Area) => ({ code, name, displayOrder, depth })

/** Moving branches, by the dialog, by dragging and by keys; each move can be undone for a while. */
export function useAreaMoves(tree: AreaTreeState, onMoved: () => void) {
  const t = useTranslate()
  const notify = useNotify()
  const failureText = useFailureText()
  const update = useUpdateArea()
  const reorder = useReorderAreas()
  const handleRefusal = (error: unknown) => {
    if (!isSilent(error)) notify.refusal(t('areas.failure.update', { reason: failureText(error) }))
  }

  /** Puts a branch back below its old parent. Its version has moved on with the move, so none is sent. */
  const moveBack = (area: Area, parent: Area) =>
    update.mutate(
      { draft: { ...draftOf(area), parentCode: area.parentCode }, alsoReload: [parent.code, parent.parentCode] },
      {
        onSuccess: () => notify.success(t('areas.move.undone', { name: area.name })),
        onError: handleRefusal,
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
        alsoReload: [area.parentCode, parent.parentCode, tree.find(area.parentCode)?.parentCode],
      },
      {
        onSuccess: () => {
          notify.undoable(t('areas.move.done', { name: area.name, parent: parent.name }), () => moveBack(area, parent))
          onMoved()
        },
        onError: handleRefusal,
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

  return { moveTo, handleMove, isMoving: update.isPending }
}
