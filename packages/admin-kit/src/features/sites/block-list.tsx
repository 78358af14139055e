import { Button, Chip, Menu, MovableTree, partOf, type TreeNode } from '@doorway/ui'
import { useCallback, useMemo, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { BlockDialog } from './block-dialog'
import { blockTextOf, changed, movedTo } from './block-order'
import type { ListedBlock } from './site-links'
import type { SiteBlock } from './site-types'

/** Px of a list of all blocks; longer ones scroll. */
const HEIGHT = 560
const noIds: ReadonlySet<string> = new Set()
const nothing = () => undefined

function useBlockName() {
  const t = useTranslate()
  return useCallback(
    ({ kind, name }: SiteBlock) => {
      const key = blockTextOf(kind)
      return key ? t(key) : (name ?? kind)
    },
    [t],
  )
}

function Details({ block }: { block: SiteBlock }) {
  const t = useTranslate()
  const { title, rows, isEnabled, kind, name } = block
  const isGone = name === null && blockTextOf(kind) === undefined
  return (
    <>
      {title !== null && <span className="dw-area-code dw-block-title">{title}</span>}{' '}
      {rows !== null && <span className="dw-area-code">{t('sites.block.rowCount', { count: rows })}</span>}{' '}
      {isGone && <Chip tone="warning">{t('sites.block.gone')}</Chip>}{' '}
      {!isEnabled && <Chip>{t('sites.block.off')}</Chip>}
    </>
  )
}

export interface BlockListProps {
  blocks: readonly SiteBlock[]
  isReadOnly: boolean
  onChange: (blocks: SiteBlock[]) => void
  /** Called for the content of a block that is edited here: topics or links. */
  onEditContent: (list: ListedBlock) => void
}

/** The blocks in their order: moved by dragging, by Alt with the arrows, and by the menu of a line. */
export function BlockList({ blocks, isReadOnly, onChange, onEditContent }: BlockListProps) {
  const t = useTranslate()
  const nameOf = useBlockName()
  const [selectedId, select] = useState<string | null>(null)
  const [edited, setEdited] = useState<SiteBlock | null>(null)
  const nodes = useMemo(
    () =>
      blocks.map((block): TreeNode<SiteBlock> => ({
        id: block.kind,
        parentId: null,
        label: nameOf(block),
        hasChildren: false,
        isMuted: !block.isEnabled,
        data: block,
      })),
    [blocks, nameOf],
  )
  const placeOf = (kind: string) => blocks.findIndex((block) => block.kind === kind)
  const move = (kind: string, step: number) => onChange(movedTo(blocks, kind, placeOf(kind) + step))
  const actionsOf = ({ data: block }: TreeNode<SiteBlock>) => {
    const { kind, isEnabled } = block
    return (
      <span className="dw-area-actions">
        <Button size="s" variant="quiet" onClick={() => onChange(changed(blocks, kind, { isEnabled: !isEnabled }))}>
          {t(isEnabled ? 'sites.block.turnOff' : 'sites.block.turnOn')}
        </Button>
        <Menu
          label={t('sites.block.more', { name: nameOf(block) })}
          items={[
            ...(kind === 'topics' || kind === 'links'
              ? [{ id: 'content', label: t(`sites.${kind}.edit`), onSelect: () => onEditContent(kind) }]
              : []),
            { id: 'edit', label: t('sites.block.edit'), onSelect: () => setEdited(block) },
            ...(kind === blocks[0]?.kind
              ? []
              : [{ id: 'up', label: t('sites.block.up'), onSelect: () => move(kind, -1) }]),
            ...(kind === blocks.at(-1)?.kind
              ? []
              : [{ id: 'down', label: t('sites.block.down'), onSelect: () => move(kind, 1) }]),
          ]}
        />
      </span>
    )
  }
  return (
    <>
      <MovableTree
        {...partOf('tree')}
        label={t('sites.blocks.title')}
        items={nodes}
        openIds={noIds}
        onOpenChange={nothing}
        selectedId={selectedId}
        onSelect={({ id }) => select(id)}
        renderDetails={({ data }) => <Details block={data} />}
        renderActions={isReadOnly ? undefined : actionsOf}
        onRename={isReadOnly ? undefined : ({ data }) => setEdited(data)}
        onMove={
          isReadOnly
            ? undefined
            : // Dropped on another block, it takes that one's place: no block is below another one.
              ({ id, parentId, index }) => onChange(movedTo(blocks, id, parentId === null ? index : placeOf(parentId)))
        }
        height={HEIGHT}
      />
      {edited && (
        <BlockDialog
          block={edited}
          name={nameOf(edited)}
          onSave={(change) => {
            onChange(changed(blocks, edited.kind, change))
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
