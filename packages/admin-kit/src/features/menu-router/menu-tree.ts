import type { MenuItem } from '@doorway/api-client'

/** A menu item with what lies below it, as the side menu renders it. */
export interface MenuNode {
  item: MenuItem
  children: MenuNode[]
}

/**
 * Puts the flat list of the server into a tree, in the server's order. Items whose parent is missing stand at the top;
 * items that are their own ancestors are left out, because they hang on nothing.
 */
export function menuTree(items: MenuItem[]): MenuNode[] {
  const nodes = new Map(items.map((item) => [item.id, { item, children: [] as MenuNode[] }]))
  const top: MenuNode[] = []
  for (const node of nodes.values()) {
    const parent = nodes.get(node.item.parentId)
    if (parent) parent.children.push(node)
    else top.push(node)
  }
  return top
}

/** Every item that hangs on the tree, parents before children, with the names of its ancestors. */
export function flatten(nodes: MenuNode[], ancestors: MenuItem[] = []): { item: MenuItem; ancestors: MenuItem[] }[] {
  return nodes.flatMap(({ item, children }) => [{ item, ancestors }, ...flatten(children, [...ancestors, item])])
}
