import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'

/** An organization with its ancestors up to 0, which stands for all people. */
const ANCESTORS = sql`
  select 0::bigint as org_id union all
  select part::bigint from unnest(string_to_array(trim(both '/' from school.path), '/')) part where part <> ''`

/** Adds the recorded changes to the totals of organizations. Of several servers one does it, the others skip it. */
export async function mergeMemberTotalDeltas(db: Db): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from org_total_delta where id in (select id from org_total_delta for update skip locked)
      returning org_id, user_type, data_state, n
    )
    insert into org_total (org_id, user_type, data_state, n)
    select way.org_id, user_type, data_state, sum(n) from gone left join school on school.id = gone.org_id
    cross join lateral (${ANCESTORS}) way
    group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (org_id, user_type, data_state) do update set n = org_total.n + excluded.n`)
}

/**
 * Counts the people of every organization anew, for a tree whose branches have moved. One statement, so that it and the changes it takes the
 * place of belong to the same moment.
 */
export async function recountMemberTotals(tx: Db): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from org_total_delta returning 1),
    counted as (
      select way.org_id, user_type, data_state, sum(n) as n
      from (
        select school_id, user_type, data_state, count(*) as n from app_user where deleted_at is null group by 1, 2, 3
      ) own left join school on school.id = own.school_id
      cross join lateral (${ANCESTORS}) way
      group by 1, 2, 3
    ),
    emptied as (
      update org_total set n = 0
      where not exists (
        select 1 from counted where counted.org_id = org_total.org_id
        and counted.user_type = org_total.user_type and counted.data_state = org_total.data_state
      )
    )
    insert into org_total (org_id, user_type, data_state, n) select org_id, user_type, data_state, n from counted
    on conflict (org_id, user_type, data_state) do update set n = excluded.n`)
}

/** People of some organizations, each with everything below it. */
export async function countMembersBelow(db: Db, organizationIds: readonly number[]): Promise<Map<number, number>> {
  if (organizationIds.length === 0) return new Map()
  const rows = await rowsOf<{ id: number; n: number }>(
    db,
    sql`
      select school.id::float8 as id, (
        select coalesce(sum(n), 0) from org_total where org_total.org_id = school.id
      )::float8 + (
        select coalesce(sum(n), 0) from org_total_delta join school below on below.id = org_total_delta.org_id
        where below.lft between school.lft and school.rgt
      )::float8 as n
      from school where school.id = any(${sql.param([...organizationIds])}::bigint[])`,
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}
