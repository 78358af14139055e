import type { KeyboardEvent, RefObject } from 'react'
import type { TreeApi } from 'react-arborist'
import { isTypedCharacter, useTypeAhead } from '../menu/type-ahead'
import { toggleChecked } from './check-states'
import type { NodeEntry, TreeEntry } from './tree-entries'
import { moveFocus } from './tree-focus'
import { commandOf, type TreeCommand } from './tree-keys'
import type { TreeIndex } from './tree-node'
import type { TreeProps } from './tree-props'
import type { TreeRowPart } from './tree-row-context'

type Api = RefObject<TreeApi<TreeEntry> | null>

/** What pressing and typing do. Arborist draws and drags; opening, ticking and choosing are decided here. */
export function useTreeCommands<T>(props: TreeProps<T>, index: TreeIndex<T>, api: Api) {
  const findByLetters = useTypeAhead()

  const open = (ids: readonly string[]) => {
    const opened = ids.filter((id) => !props.openIds.has(id))
    if (opened.length === 0) return
    props.onOpenChange(new Set([...props.openIds, ...opened]))
    for (const id of opened) if (!index.childrenOf.has(id)) props.onLoadChildren?.(id)
  }
  const close = (id: string) => {
    const focused = api.current?.focusedNode
    // Otherwise the keyboard would vanish with the line it is on.
    if (focused && focused.id !== id && api.current?.get(id)?.isAncestorOf(focused)) api.current.focus(id)
    props.onOpenChange(new Set([...props.openIds].filter((openId) => openId !== id)))
  }
  const check = (id: string) => {
    if (props.checkedIds) props.onCheckedChange?.(toggleChecked(index, props.checkedIds, id))
  }
  const press = (entry: TreeEntry, part: TreeRowPart) => {
    if (entry.kind === 'failed') props.onRetry?.(entry.parentId ?? '')
    else if (entry.kind === 'more') props.onLoadMore?.(entry.parentId ?? '')
    else if (entry.kind === 'node') pressNode(entry, part)
  }
  const pressNode = (entry: NodeEntry, part: TreeRowPart) => {
    const node = index.byId.get(entry.id)
    if (part === 'expander' && entry.hasChildren) {
      if (entry.isOpen) close(entry.id)
      else open([entry.id])
    } else if (part === 'check' || !props.onSelect) check(entry.id)
    else if (node) props.onSelect(node)
  }
  const move = (entry: NodeEntry, by: 1 | -1) => {
    const to = entry.position - 1 + by
    const siblings = index.childrenOf.get(entry.parentId)?.length ?? 0
    if (to >= 0 && to < siblings) props.onMove?.({ id: entry.id, parentId: entry.parentId, index: to })
  }
  const expand = (entry: NodeEntry) => {
    if (entry.isOpen) api.current?.focus(entry.children[0]?.id ?? null)
    else if (entry.hasChildren) open([entry.id])
  }
  const collapse = (entry: TreeEntry) => {
    if (entry.kind === 'node' && entry.isOpen) close(entry.id)
    else if (entry.parentId !== null) api.current?.focus(entry.parentId)
  }
  const runOnNode = (command: TreeCommand, entry: NodeEntry) => {
    const node = index.byId.get(entry.id)
    if (command === 'expand') expand(entry)
    else if (command === 'check') press(entry, props.checkedIds ? 'check' : 'content')
    else if (command === 'move-up') move(entry, -1)
    else if (command === 'move-down') move(entry, 1)
    else if (node && command === 'rename') props.onRename?.(node)
    else if (node && command === 'add-child') props.onAddChild?.(node)
    else if (node && command === 'delete') props.onDelete?.(node)
  }
  const run = (command: TreeCommand) => {
    const tree = api.current
    if (!tree || moveFocus(tree, command)) return
    const entry = tree.focusedNode?.data
    if (!entry) return
    if (command === 'activate') press(entry, 'content')
    else if (command === 'collapse') collapse(entry)
    else if (entry.kind === 'node') runOnNode(command, entry)
  }
  const focusByLetter = (key: string) => {
    const nodes = api.current?.visibleNodes ?? []
    const labels = nodes.map(({ data }) => (data.kind === 'node' ? data.label : ''))
    const found = nodes[findByLetters(key, labels, api.current?.focusedNode?.rowIndex ?? -1)]
    if (found) api.current?.focus(found.id)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event)
    if (!command && !isTypedCharacter(event)) return
    event.preventDefault()
    event.stopPropagation()
    if (command) run(command)
    else focusByLetter(event.key)
  }
  return { open, press, handleKeyDown }
}
