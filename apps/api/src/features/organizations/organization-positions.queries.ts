import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'

/** An organization in the tree; `parentId` 0 is the root. */
export interface TreeNode {
  id: number
  parentId: number
  lft: number
  rgt: number
}

/** All organizations that are not deleted, siblings in display order. */
export function listTreeNodes(tx: Db): Promise<TreeNode[]> {
  return rowsOf<TreeNode>(
    tx,
    sql`select id::float8, coalesce(parent_id, 0)::float8 as "parentId", lft, rgt from school
      where deleted_at is null order by display_order, id`,
  )
}

/** Stores new positions. */
export async function updatePositions(
  tx: Db,
  positions: readonly { id: number; lft: number; rgt: number }[],
): Promise<void> {
  await tx.execute(sql`
    update school set lft = wanted.lft, rgt = wanted.rgt
    from json_populate_recordset(null::school, ${JSON.stringify(positions)}::json) wanted where school.id = wanted.id`)
}

/** Copies the positions of these organizations to their members. */
export async function updateMemberPositions(tx: Db, organizationIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update app_user set org_pos = school.lft from school
    where school.id = app_user.school_id and app_user.org_pos is distinct from school.lft
    and school.id in (select value::bigint from json_array_elements_text(${JSON.stringify(organizationIds)}::json))`)
}
