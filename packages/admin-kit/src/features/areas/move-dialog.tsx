import type { Area } from '@doorway/api-client'
import { Button, Dialog, MovableTree, type TreeHandle, partOf } from '@doorway/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { pathOf } from './area-path'
import { useAreaUsage } from './areas.queries'
import { useAreaTree } from './use-area-tree'

export interface MoveDialogProps {
  area: Area
  isBusy: boolean
  onMove: (target: Area) => void
  onClose: () => void
}

/** What the move will change, before it is made. */
function MovePreview({ area, target, path }: { area: Area; target: Area; path: Area[] }) {
  const t = useTranslate()
  const usage = useAreaUsage(area.code)
  const descendants = usage.data?.descendants
  const names = [...path.map(({ name }) => name), area.name].join(' / ')
  return (
    <p className="dw-area-preview" role="status">
      {t('areas.move.preview', { path: names })}
      <br />
      {t('areas.move.depth', { from: area.depth + 1, to: target.depth + 2 })}
      {descendants ? ` ${t('areas.move.descendants', { count: descendants })}` : null}
    </p>
  )
}

/** Moves a branch without dragging: choose the new parent in a tree of its own. */
export function MoveDialog({ area, isBusy, onMove, onClose }: MoveDialogProps) {
  const t = useTranslate()
  const tree = useAreaTree(t('areas.root'))
  const handle = useRef<TreeHandle>(null)
  const [target, setTarget] = useState<Area | null>(null)
  // A node cannot go below itself; the server refuses it as well.
  const items = tree.items.filter(({ id }) => id !== area.code)
  return (
    <Dialog
      isOpen
      title={t('areas.move.title')}
      description={t('areas.move.question', { name: area.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('kit.ui.cancel')}</Button>
          <Button
            variant="primary"
            disabled={target === null || target.code === area.parentCode}
            isBusy={isBusy}
            onClick={() => target && onMove(target)}
          >
            {t('areas.move.confirm')}
          </Button>
        </>
      }
    >
      {/* The screen has its library already: a second way to render lines would only be one more thing to fetch. */}
      <MovableTree<Area>
        {...partOf('tree')}
        ref={handle}
        label={t('areas.move.target')}
        items={items}
        openIds={tree.openIds}
        onOpenChange={tree.setOpenIds}
        loadingIds={tree.loadingIds}
        failedIds={tree.failedIds}
        onRetry={tree.retry}
        selectedId={target?.code ?? null}
        onSelect={(node) => setTarget(node.data)}
        height={320}
      />
      {target && <MovePreview area={area} target={target} path={pathOf(tree, target.code)} />}
    </Dialog>
  )
}
