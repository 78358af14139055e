import type { Db } from '../../db/database'
import { recountMemberTotals } from './member-totals.queries'
import { listTreeNodes, type TreeNode, updateMemberPositions, updatePositions } from './organization-positions.queries'
import { planPositions } from './position-plan'
import { itemAt } from '../../required'

/** The live tree in pre-order, siblings in display order, each with the index of the last one below it. */
async function listInOrder(tx: Db): Promise<{ nodes: TreeNode[]; lastIndexes: number[] }> {
  const rows = await listTreeNodes(tx)
  const children = new Map<number, TreeNode[]>()
  for (const row of rows) {
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  const nodes: TreeNode[] = []
  const lastIndexes: number[] = []
  const walk = (parentId: number): void => {
    for (const node of children.get(parentId) ?? []) {
      const index = nodes.push(node) - 1
      walk(node.id)
      lastIndexes[index] = nodes.length - 1
    }
  }
  walk(0)
  return { nodes, lastIndexes }
}

/**
 * Gives every organization a position in pre-order after the tree has changed: `lft` is its own, `rgt` the last one
 * below it. Positions have gaps, so that an organization that comes or moves carries only its own people along.
 * Totals are recounted when the order of branches has changed.
 */
export async function renumberOrganizations(tx: Db): Promise<void> {
  const { nodes, lastIndexes } = await listInOrder(tx)
  const { positions, isReordered } = planPositions(nodes.map(({ lft }) => lft))
  const changed = nodes.flatMap(({ id, lft, rgt }, index) => {
    const wanted = { id, lft: itemAt(positions, index), rgt: itemAt(positions, itemAt(lastIndexes, index)) }
    return wanted.lft === lft && wanted.rgt === rgt ? [] : [{ ...wanted, isMoved: wanted.lft !== lft }]
  })
  if (changed.length > 0) await updatePositions(tx, changed)
  const movedIds = changed.filter(({ isMoved }) => isMoved).map(({ id }) => id)
  if (movedIds.length > 0) await updateMemberPositions(tx, movedIds)
  if (isReordered) await recountMemberTotals(tx)
}
