import type { KeyboardEvent } from 'react'
import { isTypedCharacter, useTypeahead } from '../menu/typeahead'
import { toggleChecked } from './check-states'
import type { TreeFocus } from './tree-focus'
import { commandOf, type TreeCommand } from './tree-keys'
import { entryAt, type NodeEntry, type TreeEntry, type TreeLines } from './visible-lines'
import { hasLoaded, isBelow, nodeOf, numberAt } from './tree-node'
import type { MovableTreeProps } from './tree-props'
import type { TreeRowPart } from './tree-row-context'

/** What pressing and typing do. The lines are rendered and dragged elsewhere; opening, ticking and choosing are decided here. */
export function useTreeCommands<T>(props: MovableTreeProps<T>, lines: TreeLines<T>, focus: TreeFocus) {
  const findByLetters = useTypeahead()
  const { index } = lines

  const open = (ids: readonly string[]) => {
    const opened = ids.filter((id) => !props.openIds.has(id))
    if (opened.length === 0) return
    props.onOpenChange(new Set([...props.openIds, ...opened]))
    for (const id of opened) if (!hasLoaded(index, id)) props.onLoadChildren?.(id)
  }
  const close = (id: string) => {
    const focused = focus.entry()
    const isVanishing =
      focused?.kind === 'node'
        ? isBelow(index, focused.id, id)
        : focused && (focused.parentId === id || isBelow(index, focused.parentId, id))
    // Otherwise the keyboard would vanish with the line it is on.
    if (isVanishing) focus.toId(id)
    const next = new Set(props.openIds)
    next.delete(id)
    props.onOpenChange(next)
  }
  const check = (id: string) => {
    if (props.checkedIds) props.onCheckedChange?.(toggleChecked(index, props.checkedIds, id))
  }
  const press = (entry: TreeEntry, part: TreeRowPart) => {
    if (entry.kind === 'failed') props.onRetry?.(entry.parentId)
    else if (entry.kind === 'more') props.onLoadMore?.(entry.parentId)
    else if (entry.kind === 'node') pressNode(entry, part)
  }
  const pressNode = (entry: NodeEntry, part: TreeRowPart) => {
    const node = nodeOf(index, entry.id)
    if (part === 'expander' && entry.hasChildren) {
      if (entry.isOpen) close(entry.id)
      else open([entry.id])
    } else if (part === 'check' || !props.onSelect) check(entry.id)
    else if (node) props.onSelect(node)
  }
  const move = (entry: NodeEntry, by: 1 | -1) => {
    const to = entry.position - 1 + by
    const parent = entry.parentId === null ? undefined : index.placeOf.get(entry.parentId)
    const siblings = parent === undefined ? index.roots : numberAt(index.childCounts, parent)
    if (to >= 0 && to < siblings) props.onMove?.({ id: entry.id, parentId: entry.parentId, index: to })
  }
  const expand = (entry: NodeEntry) => {
    if (!entry.isOpen) return entry.hasChildren && open([entry.id])
    const line = focus.line() + 1
    return entryAt(lines, line)?.parentId === entry.id && focus.toLine(line)
  }
  const collapse = (entry: TreeEntry) => {
    if (entry.kind === 'node' && entry.isOpen) close(entry.id)
    else if (entry.parentId !== null) focus.toId(entry.parentId)
  }
  const runOnNode = (command: TreeCommand, entry: NodeEntry) => {
    const node = nodeOf(index, entry.id)
    if (command === 'expand') expand(entry)
    else if (command === 'check') press(entry, props.checkedIds ? 'check' : 'content')
    else if (command === 'move-up') move(entry, -1)
    else if (command === 'move-down') move(entry, 1)
    else if (node && command === 'rename') props.onRename?.(node)
    else if (node && command === 'add-child') props.onAddChild?.(node)
    else if (node && command === 'delete') props.onDelete?.(node)
  }
  const run = (command: TreeCommand) => {
    if (focus.run(command)) return
    const entry = focus.entry()
    if (!entry) return
    if (command === 'activate') press(entry, 'content')
    else if (command === 'collapse') collapse(entry)
    else if (entry.kind === 'node') runOnNode(command, entry)
  }
  const focusByLetter = (key: string) => {
    const labels = Array.from(lines.places, (place) => index.nodes[place]?.label)
    focus.toLine(findByLetters(key, labels, focus.line()))
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
