import type { ManagedMenuItem } from '@doorway/api-client'
import {
  Button,
  Card,
  Chip,
  IconButton,
  MovableTree,
  Skeleton,
  StatePanel,
  Toolbar,
  type TreeHandle,
} from '@doorway/ui'
import { Suspense, useMemo, useRef, useState } from 'react'
import { useLabel, useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { BlockedAction } from '../../screens/blocked-action'
import { useCan } from '../../session/use-session'
import { FaultList } from './fault-list'
import { importDialog, itemDialog, rolePreview } from './lazy-parts'
import { menuCodes } from './menu-config.codes'
import { useAllMenus, useMenuFaults } from './menu-config.queries'
import { menuLines, moveOf, pathTo } from './menu-lines'
import { type MenuCommands, RemoveItemQuestion, useMenuCommands } from './use-menu-commands'

const TREE_HEIGHT = 520
const noItems: readonly ManagedMenuItem[] = []

function MenuTools({ commands }: { commands: MenuCommands }) {
  const t = useTranslate()
  const can = useCan()
  return (
    <Toolbar label={t('menuConfig.toolbar')}>
      {can(menuCodes.edit) && (
        <Button variant="primary" icon="plus" onClick={() => commands.open({ kind: 'add', parent: null })}>
          {t('menuConfig.addTop')}
        </Button>
      )}
      {can(menuCodes.preview) && (
        <Button icon="eye" onClick={() => commands.open({ kind: 'preview' })}>
          {t('menuConfig.preview.title')}
        </Button>
      )}
      <Button icon="download" isBusy={commands.isExporting} onClick={commands.exportAll}>
        {t('kit.action.export')}
      </Button>
      {can(menuCodes.edit) && (
        <Button icon="upload" onClick={() => commands.open({ kind: 'import' })}>
          {t('kit.action.import')}
        </Button>
      )}
    </Toolbar>
  )
}

function ItemDetails({ item }: { item: ManagedMenuItem }) {
  const t = useTranslate()
  const { type, permissionCode, url, isHidden } = item
  return (
    <>
      <Chip>{t(`menuConfig.type.${type}`)}</Chip> <small>{permissionCode ?? url}</small>{' '}
      {isHidden && <Chip>{t('menuConfig.hidden')}</Chip>}
    </>
  )
}

function ItemActions({ item, commands }: { item: ManagedMenuItem; commands: MenuCommands }) {
  const t = useTranslate()
  const { title, type } = item
  const below = commands.countBelow(item)
  const hasBelow = type === 'dir' || type === 'menu'
  return (
    <>
      {hasBelow && (
        <IconButton
          icon="plus"
          label={t('menuConfig.addBelow', { title })}
          size="s"
          onClick={() => commands.open({ kind: 'add', parent: item })}
        />
      )}
      <IconButton
        icon="edit"
        label={t('menuConfig.editItem', { title })}
        size="s"
        onClick={() => commands.open({ kind: 'edit', item })}
      />
      <BlockedAction reason={below === 0 ? undefined : t('menuConfig.inUse', { count: below })}>
        {(blocked) => (
          <IconButton
            icon="delete"
            label={t('menuConfig.removeItem', { title })}
            size="s"
            onClick={() => commands.open({ kind: 'remove', item })}
            {...blocked}
          />
        )}
      </BlockedAction>
    </>
  )
}

interface DialogsProps {
  commands: MenuCommands
  onSaved: (id: number) => void
}

function Dialogs({ commands, onSaved }: DialogsProps) {
  const { question, close } = commands
  return (
    <Suspense>
      {question?.kind === 'edit' && (
        <itemDialog.Part item={question.item} parent={null} onSaved={onSaved} onClose={close} />
      )}
      {question?.kind === 'add' && (
        <itemDialog.Part item={null} parent={question.parent} onSaved={onSaved} onClose={close} />
      )}
      {question?.kind === 'import' && <importDialog.Part onClose={close} />}
      {question?.kind === 'preview' && <rolePreview.Part onClose={close} />}
      <RemoveItemQuestion commands={commands} />
    </Suspense>
  )
}

/** The menu as a tree: items are added, changed, moved by pointer or keys, and deleted. */
export function MenuPanel() {
  const t = useTranslate()
  const label = useLabel()
  const can = useCan()
  const { data, error, refetch } = useAllMenus()
  const items = data ?? noItems
  const commands = useMenuCommands(items)
  const tree = useRef<TreeHandle>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const [selectedId, select] = useState<string | null>(null)
  const lines = useMemo(() => menuLines(items, ({ title, titles }) => label(title, titles)), [items, label])
  // What is wrong with the menu is above it: both appear at once.
  const { data: faults, isPending: areFaultsPending } = useMenuFaults()
  useReady(data !== undefined)
  if (error && !data) return <FailurePanel error={error} onRetry={() => void refetch()} />
  if (!data || areFaultsPending) return <Skeleton width="full" />
  const canEdit = can(menuCodes.edit)
  const reveal = (id: number) => {
    select(String(id))
    tree.current?.reveal(pathTo(items, id))
  }
  const edit = (item: ManagedMenuItem) => commands.open({ kind: 'edit', item })
  return (
    <div className="dw-menu-config">
      <MenuTools commands={commands} />
      <FaultList items={items} faults={faults} onReveal={reveal} />
      {items.length === 0 ? (
        <StatePanel kind="empty" title={t('menuConfig.empty')} />
      ) : (
        <>
          {canEdit && <small>{t('menuConfig.moveHint')}</small>}
          <Card className="dw-menu-config-tree">
            <MovableTree
              ref={tree}
              label={t('menuConfig.tree')}
              items={lines}
              openIds={openIds}
              onOpenChange={setOpenIds}
              selectedId={selectedId}
              onSelect={({ id }) => select(id)}
              renderDetails={({ data: item }) => <ItemDetails item={item} />}
              renderActions={canEdit ? ({ data: item }) => <ItemActions item={item} commands={commands} /> : undefined}
              onRename={canEdit ? ({ data: item }) => edit(item) : undefined}
              onAddChild={canEdit ? ({ data: item }) => commands.open({ kind: 'add', parent: item }) : undefined}
              onDelete={canEdit ? ({ data: item }) => commands.remove(item) : undefined}
              onMove={canEdit ? (move) => commands.move(moveOf(move)) : undefined}
              height={TREE_HEIGHT}
            />
          </Card>
        </>
      )}
      <Dialogs commands={commands} onSaved={reveal} />
    </div>
  )
}
