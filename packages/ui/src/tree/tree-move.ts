import type { NodeEntry, TreeEntry } from './visible-lines'
import { numberAt, type TreeIndex } from './tree-node'
import type { TreeMove } from './tree-props'

/** Where arborist says that a line was dropped: among the rendered children of a branch. */
export interface Drop {
  dragIds: string[]
  parentId: string | null
  index: number
}

function isNode(entry: TreeEntry | undefined): entry is NodeEntry {
  return entry?.kind === 'node'
}

/**
 * The line's new index among all children, rendered or not. Arborist counts the rendered ones; the child after the gap determines the index, else the one before it.
 */
export function moveOf<T>(index: TreeIndex<T>, visible: readonly TreeEntry[], drop: Drop): TreeMove | null {
  const [id] = drop.dragIds
  const place = id === undefined ? undefined : index.placeOf.get(id)
  if (id === undefined || place === undefined) return null
  const [behind, before] = [visible[drop.index], visible[drop.index - 1]]
  const target = isNode(behind) ? behind.position - 1 : isNode(before) ? before.position : 0
  const node = index.nodes[place]
  // Counted without the moved node.
  const isBefore = node?.parentId === drop.parentId && numberAt(index.positions, place) - 1 < target
  return { id, parentId: drop.parentId, index: isBefore ? target - 1 : target }
}

/** The rendered children of a branch; null stands for the top. */
export function visibleChildren(slice: readonly TreeEntry[], parentId: string | null): readonly TreeEntry[] {
  if (parentId === null) return slice
  for (const entry of slice) {
    if (entry.kind !== 'node') continue
    if (entry.id === parentId) return entry.children
    const found = visibleChildren(entry.children, parentId)
    if (found.length > 0) return found
  }
  return []
}

/** Returns whether a rendered line is an open branch. */
export function isOpenBranch(slice: readonly TreeEntry[] = [], id?: string): boolean {
  return slice.some((entry) => isNode(entry) && (entry.id === id ? entry.isOpen : isOpenBranch(entry.children, id)))
}
