import type { ManagedMenuItem, MenuItem } from '@doorway/api-client'
import type { TreeMove, TreeNode } from '@doorway/ui'
import type { ItemMove } from './menu-config.queries'

const TOP = 0

/** Items as lines of a tree, in the server's order. A line whose parent is missing is at the top. */
export function menuLines<Item extends MenuItem>(items: readonly Item[], titleOf: (item: Item) => string) {
  const known = new Set(items.map(({ id }) => id))
  const parents = new Set(items.map(({ parentId }) => parentId))
  return items.map((item): TreeNode<Item> => ({
    id: String(item.id),
    parentId: item.parentId === TOP || !known.has(item.parentId) ? null : String(item.parentId),
    label: titleOf(item),
    hasChildren: parents.has(item.id),
    isMuted: item.isHidden,
    data: item,
  }))
}

/** A move of the tree as the server takes it. */
export const moveOf = ({ id, parentId, index }: TreeMove): ItemMove => ({
  id: Number(id),
  parentId: parentId === null ? TOP : Number(parentId),
  index,
})

/** Where an item is now, to put it back there. */
export function placeOf(items: readonly ManagedMenuItem[], id: number): ItemMove | undefined {
  const item = items.find((one) => one.id === id)
  if (!item) return undefined
  const siblings = items.filter(({ parentId }) => parentId === item.parentId)
  return { id, parentId: item.parentId, index: siblings.findIndex((one) => one.id === id) }
}

/** The ids from the top down to an item, as the tree reveals it. */
export function pathTo(items: readonly MenuItem[], id: number): string[] {
  const path: string[] = []
  let item = items.find((one) => one.id === id)
  while (item && !path.includes(String(item.id))) {
    path.unshift(String(item.id))
    const { parentId }: MenuItem = item
    item = items.find((one) => one.id === parentId)
  }
  return path
}
