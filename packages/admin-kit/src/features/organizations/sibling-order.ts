import type { Organization } from '@doorway/api-client'

/** A sibling and the number it gets. */
export interface NewOrder {
  organization: Organization
  displayOrder: number
}

/**
 * The numbers to save after one of the siblings was put at a place, counted without it. Where a number is free between
 * its neighbours one save is enough; else the siblings are renumbered, and only those whose number changes are saved.
 */
export function ordersAfterMove(siblings: readonly Organization[], id: number, index: number): NewOrder[] {
  const moved = siblings.find((sibling) => sibling.id === id)
  const rest = siblings.filter((sibling) => sibling.id !== id)
  if (!moved || siblings.indexOf(moved) === index) return []
  const before = rest[index - 1]?.displayOrder ?? -1
  const after = rest[index]?.displayOrder
  if (after === undefined || after - before > 1) return [{ organization: moved, displayOrder: before + 1 }]
  return [...rest.slice(0, index), moved, ...rest.slice(index)]
    .map((organization, place) => ({ organization, displayOrder: place + 1 }))
    .filter(({ organization, displayOrder }) => organization.displayOrder !== displayOrder)
}
