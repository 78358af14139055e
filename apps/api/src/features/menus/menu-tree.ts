import type { MenuRow } from './menus.queries'

/** Levels of the menu, buttons included. */
const DEPTH_MAX = 6

type Node = Pick<MenuRow, 'id' | 'parentId'>

/** Ids from an item up to the top; undefined when the way up never ends or leads to an item that is not there. */
export function pathOf(items: ReadonlyMap<number, Node>, id: number): number[] | undefined {
  const path: number[] = []
  for (let at: number | null = id; at !== null;) {
    const item = items.get(at)
    if (!item || path.includes(at)) return undefined
    path.push(at)
    at = item.parentId
  }
  return path
}

/** May the item stand below this parent, and with everything below it not too deep? */
export function fitsBelow(items: readonly MenuRow[], id: number | undefined, parentId: number | null): boolean {
  const byId = new Map(items.map((item) => [item.id, item]))
  const parent = parentId === null ? undefined : byId.get(parentId)
  if (parentId !== null && (!parent || parent.type === 'button' || parent.type === 'link')) return false
  const above = parentId === null ? [] : (pathOf(byId, parentId) ?? [])
  if (id !== undefined && above.includes(id)) return false
  const below = id === undefined ? 1 : heightOf(items, id)
  return above.length + below <= DEPTH_MAX
}

function heightOf(items: readonly MenuRow[], id: number): number {
  const heights = items.filter(({ parentId }) => parentId === id).map((child) => heightOf(items, child.id))
  return 1 + Math.max(0, ...heights)
}
