import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'
import { recountMemberTotals } from './member-totals.queries'
import { planPositions } from './position-plan'

interface Node {
  id: number
  parentId: number
  lft: number
  rgt: number
}

/** The live tree in pre-order, siblings in display order, each with the index of the last one below it. */
async function listInOrder(tx: Db): Promise<{ nodes: Node[]; lastIndexes: number[] }> {
  const rows = await rowsOf<Node>(
    tx,
    sql`select id::float8, coalesce(parent_id, 0)::float8 as "parentId", lft, rgt from school
      where deleted_at is null order by display_order, id`,
  )
  const children = new Map<number, Node[]>()
  for (const row of rows) {
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  const nodes: Node[] = []
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
 * Gives every organisation a position in pre-order after the tree has changed: `lft` is its own, `rgt` the last one
 * below it. Positions have gaps, so that an organisation that comes or moves carries only its own people along. Totals
 * are counted anew when branches have changed places.
 */
export async function renumberOrganisations(tx: Db): Promise<void> {
  const { nodes, lastIndexes } = await listInOrder(tx)
  const { positions, isReordered } = planPositions(nodes.map(({ lft }) => lft))
  const changed = nodes.flatMap(({ id, lft, rgt }, index) => {
    const wanted = { id, lft: positions[index] ?? 0, rgt: positions[lastIndexes[index] ?? index] ?? 0 }
    return wanted.lft === lft && wanted.rgt === rgt ? [] : [{ ...wanted, isMoved: wanted.lft !== lft }]
  })
  if (changed.length > 0) {
    await tx.execute(sql`
      update school set lft = wanted.lft, rgt = wanted.rgt
      from json_populate_recordset(null::school, ${JSON.stringify(changed)}::json) wanted where school.id = wanted.id`)
  }
  const movedIds = changed.filter(({ isMoved }) => isMoved).map(({ id }) => id)
  if (movedIds.length > 0) {
    await tx.execute(sql`
      update app_user set org_pos = school.lft from school
      where school.id = app_user.school_id and app_user.org_pos is distinct from school.lft
      and school.id in (select value::bigint from json_array_elements_text(${JSON.stringify(movedIds)}::json))`)
  }
  if (isReordered) await recountMemberTotals(tx)
}
