import type { Area } from '@doorway/api-client'
import { Chip, MovableTree, type TreeMove, type TreeNode, partOf } from '@doorway/ui'
import { areaCodes } from './areas.codes'
import { useCan } from '../../session/use-session'
import { useTranslate } from '../../context/use-translate'
import { useRevealed } from '../../tree/use-revealed'
import { AreaRowActions, useAreaRights, type AreaCommands } from './area-row-actions'
import { ROOT_CODE } from './areas.queries'
import type { useAreaTree } from './use-area-tree'

export interface AreaTreeProps {
  /** The way to the area that was located last, from the root down. */
  located: readonly string[] | undefined
  tree: ReturnType<typeof useAreaTree>
  selected: string | null
  /** In px; it fills the screen without one. */
  height?: number
  /** A line has no room for buttons. */
  isNarrow: boolean
  actions: AreaCommands
  onSelect: (code: string) => void
  onMove: (move: TreeMove) => void
}

function AreaDetails({ area }: { area: Area }) {
  const t = useTranslate()
  if (area.code === ROOT_CODE) return null
  return (
    <>
      <span className="dw-area-code">{area.code}</span>
      {!area.isEnabled && <Chip>{t('areas.disabled')}</Chip>}
    </>
  )
}

/** The lines of the area tree with what this person may do with each; keys and dragging obey the same rights. */
export function AreaTree({ located, tree, selected, height, isNarrow, actions, onSelect, onMove }: AreaTreeProps) {
  const t = useTranslate()
  const can = useCan()
  const rights = useAreaRights()
  const onlyIf = (right: keyof ReturnType<typeof rights>, run: (area: Area) => void) => (node: TreeNode<Area>) => {
    if (rights(node.data)[right]) run(node.data)
  }
  return (
    <MovableTree<Area>
      ref={useRevealed(located)}
      {...partOf('tree')}
      className="dw-area-tree"
      label={t('areas.tree')}
      items={tree.items}
      openIds={tree.openIds}
      onOpenChange={tree.setOpenIds}
      loadingIds={tree.loadingIds}
      failedIds={tree.failedIds}
      onRetry={tree.retry}
      selectedId={selected}
      onSelect={(node) => onSelect(node.id)}
      renderDetails={({ data }) => <AreaDetails area={data} />}
      renderActions={({ data }) => <AreaRowActions area={data} isCompact={isNarrow} {...actions} />}
      onAddChild={onlyIf('mayAddChild', actions.onAddChild)}
      onRename={onlyIf('mayEdit', actions.onEdit)}
      onDelete={onlyIf('mayDelete', actions.onDelete)}
      onMove={can(areaCodes.edit) ? onMove : undefined}
      height={height}
    />
  )
}
