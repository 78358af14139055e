import type { Area } from '@doorway/api-client'
import { Button, Dialog, Tree, type TreeHandle } from '@doorway/ui'
import { useRef, useState } from 'react'
import { useTranslate } from '../../provider/use-translate'
import { useAreaTree } from './use-area-tree'

export interface MoveDialogProps {
  area: Area
  isBusy: boolean
  onMove: (target: Area) => void
  onClose: () => void
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
      <Tree<Area>
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
    </Dialog>
  )
}
