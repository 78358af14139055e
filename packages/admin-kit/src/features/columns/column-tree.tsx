import { Chip, MovableTree, partOf } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useCan } from '../../session/use-session'
import { columnNodes, type ColumnNode } from './column-nodes'
import { ColumnRowActions } from './column-row-actions'
import type { Column } from './column-types'
import { columnCodes } from './columns.codes'
import type { ColumnWork } from './use-column-work'

/** Characters of a time up to its day. */
const DAY = 10

/** In a narrow place the name needs the room that code and kind would take; warnings stay. */
function Details({ column, isNarrow }: { column: Column; isNarrow: boolean }) {
  const t = useTranslate()
  const { code, kind, isStale, lastPublishedAt, articleCount, state, visibility } = column
  const stale =
    lastPublishedAt === null
      ? t('columns.freshness.never')
      : t('columns.freshness.overdue', { day: lastPublishedAt.slice(0, DAY) })
  return (
    <>
      {!isNarrow && <span className="dw-area-code">{code}</span>}{' '}
      {!isNarrow && kind !== 'list' && <Chip>{t(`columns.kind.${kind}`)}</Chip>}{' '}
      {!isNarrow && visibility !== 'public' && <Chip>{t(`columns.readers.${visibility}`)}</Chip>}{' '}
      {state === 'hidden' && <Chip>{t('columns.visibility.isHidden')}</Chip>}{' '}
      {isStale && <Chip tone="warning">{stale}</Chip>}{' '}
      {!isNarrow && articleCount > 0 && (
        <span className="dw-area-code">{t('columns.articles', { count: articleCount })}</span>
      )}
    </>
  )
}

export interface ColumnTreeProps {
  columns: readonly Column[]
  work: ColumnWork
  /** A line has no room for buttons. */
  isNarrow: boolean
  /** In px; it fills the screen without one. */
  height?: number
}

/** The lines of the column tree with what this person may do with each; keys and dragging obey the same rights. */
export function ColumnTree({ columns, work, isNarrow, height }: ColumnTreeProps) {
  const t = useTranslate()
  const can = useCan()
  const nodes = useMemo(() => columnNodes(columns), [columns])
  const [closedIds, setClosedIds] = useState<ReadonlySet<string>>(new Set())
  const [selectedId, select] = useState<string | null>(null)
  const openIds = useMemo(
    () =>
      new Set(
        nodes
          .filter(({ hasChildren }) => hasChildren)
          .map(({ id }) => id)
          .filter((id) => !closedIds.has(id)),
      ),
    [nodes, closedIds],
  )
  const onlyIf = (code: string, run: (column: Column) => void) => (node: ColumnNode) => {
    if (can(code)) run(node.data)
  }
  return (
    <MovableTree
      {...partOf('tree')}
      className="dw-area-tree"
      label={t('columns.tree')}
      items={nodes}
      openIds={openIds}
      onOpenChange={(open) => setClosedIds(new Set(nodes.map(({ id }) => id).filter((id) => !open.has(id))))}
      selectedId={selectedId}
      onSelect={({ id }) => select(id)}
      renderDetails={({ data }) => <Details column={data} isNarrow={isNarrow} />}
      renderActions={({ data }) => (
        <ColumnRowActions column={data} columns={columns} work={work} isCompact={isNarrow} />
      )}
      onAddChild={onlyIf(columnCodes.add, work.startAdding)}
      onRename={onlyIf(columnCodes.edit, work.startEditing)}
      onDelete={onlyIf(columnCodes.delete, (column) => work.ask({ kind: 'delete', column }))}
      onMove={can(columnCodes.move) ? work.handleMove : undefined}
      height={height}
    />
  )
}
