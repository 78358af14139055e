import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'

/**
 * Numbers the organisation tree in pre-order again and carries the numbers over to the people. Siblings stand in
 * display order; deleted organisations have no place. Only rows whose number changed are written.
 */
export async function renumberOrganisations(tx: Db): Promise<void> {
  await tx.execute(sql`
    with recursive walk (id, way) as (
      select id, array[lpad(display_order::text, 10, '0') || lpad(id::text, 19, '0')] from school
      where parent_id is null and deleted_at is null
      union all
      select school.id, walk.way || (lpad(school.display_order::text, 10, '0') || lpad(school.id::text, 19, '0'))
      from school join walk on school.parent_id = walk.id where school.deleted_at is null
    ), placed as (
      select walk.id, school.path, row_number() over (order by walk.way collate "C") as position
      from walk join school on school.id = walk.id
    ), sized as (
      select outer_one.id, outer_one.position, (
        select max(inner_one.position) from placed inner_one where inner_one.path like outer_one.path || '%'
      ) as last_position from placed outer_one
    )
    update school set lft = sized.position, rgt = sized.last_position from sized
    where school.id = sized.id and (school.lft, school.rgt) is distinct from (sized.position, sized.last_position)`)
  await tx.execute(sql`
    update app_user set org_pos = school.lft from school
    where school.id = app_user.school_id and app_user.org_pos is distinct from school.lft`)
}
