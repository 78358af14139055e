import type { ManagedMenuItem } from '@doorway/api-client'
import { ConfirmDialog } from '@doorway/ui'
import { useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { useNotify } from '../../mutations/use-notify'
import { type ItemMove, useMoveItem, useReadDocument, useRemoveItem } from './menu-config.queries'
import { placeOf } from './menu-lines'

/** What is open over the tree. */
export type MenuQuestion =
  | { kind: 'edit'; item: ManagedMenuItem }
  | { kind: 'add'; parent: ManagedMenuItem | null }
  | { kind: 'remove'; item: ManagedMenuItem }
  | { kind: 'import' }
  | { kind: 'preview' }

/** The open form or question, and the changes with their messages. */
export function useMenuCommands(items: readonly ManagedMenuItem[]) {
  const t = useTranslate()
  const notify = useNotify()
  const moving = useMoveItem()
  const removing = useRemoveItem()
  const reading = useReadDocument()
  const [question, open] = useState<MenuQuestion | null>(null)
  const close = () => open(null)
  const titleOf = (id: number) => items.find((item) => item.id === id)?.title ?? String(id)
  /** Items directly below, which prevent a deletion. */
  const countBelow = (item: ManagedMenuItem) => items.filter(({ parentId }) => parentId === item.id).length
  /** Deletes after a question, or says why not: the key is not offered like a button. */
  const remove = (item: ManagedMenuItem) => {
    const count = countBelow(item)
    if (count === 0) open({ kind: 'remove', item })
    else notify.refusal(t('menuConfig.inUse', { count }))
  }
  const move = (next: ItemMove) => {
    const before = placeOf(items, next.id)
    const title = titleOf(next.id)
    moving.mutate(next, {
      onSuccess: () =>
        notify.undoable(t('menuConfig.moved', { title }), () => {
          if (before) moving.mutate(before, { onError: notify.failure })
        }),
      onError: notify.failure,
    })
  }
  const confirmRemove = () => {
    if (question?.kind !== 'remove') return
    const { item } = question
    removing.mutate(item, {
      onSuccess: () => notify.success(t('menuConfig.removed', { title: item.title })),
      onError: notify.failure,
      onSettled: close,
    })
  }
  const exportAll = () =>
    reading.mutate(undefined, {
      onSuccess: (menu) =>
        saveDownload({
          blob: new Blob([JSON.stringify(menu, null, 2)], { type: 'application/json' }),
          fileName: t('menuConfig.document.fileName'),
        }),
      onError: notify.failure,
    })
  return {
    question,
    open,
    close,
    countBelow,
    remove,
    move,
    confirmRemove,
    exportAll,
    isRemoving: removing.isPending,
    isExporting: reading.isPending,
  }
}

/** The commands of the screen. */
export type MenuCommands = ReturnType<typeof useMenuCommands>

/** Confirms a deletion, and says how many roles lose the item. */
export function RemoveItemQuestion({ commands }: { commands: MenuCommands }) {
  const t = useTranslate()
  const { question, close, confirmRemove, isRemoving } = commands
  if (question?.kind !== 'remove') return null
  const { title, roleCount } = question.item
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('menuConfig.remove.title')}
      question={t('menuConfig.remove.question', { title })}
      consequence={t('menuConfig.remove.consequence', { count: roleCount })}
      confirmLabel={t('kit.action.delete')}
      isBusy={isRemoving}
      onConfirm={confirmRemove}
      onCancel={close}
    />
  )
}
