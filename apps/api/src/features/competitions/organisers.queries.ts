import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

const MAX_ORGANISERS = 50

/** People with this code at the organiser of the competition, or above it, the nearest first. */
export async function listOrganiserIds(tx: Db, competitionId: number, code: string): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`select person.id::int as id from competition
      join school organiser on organiser.id = competition.organiser_org_id
      join school on school.lft <= organiser.lft and school.rgt >= organiser.rgt and school.deleted_at is null
      join app_user person on person.school_id = school.id and person.data_state = '0' and person.deleted_at is null
      where competition.id = ${competitionId} and exists (
        select from user_role held
        join role_menu granted on granted.role_id = held.role_id and granted.state = 'checked'
        join menu on menu.id = granted.menu_id and menu.permission_code = ${code}
        where held.user_id = person.id)
      order by school.depth desc, person.id limit ${MAX_ORGANISERS}`,
  )
  return rows.map(({ id }) => id)
}
