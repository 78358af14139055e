import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { loginLog } from '../../db/tables/logs'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

/** A span of days of the site's time zone, yyyy-MM-dd, both included. */
export interface DaySpan {
  first: string
  last: string
}

/** People in scope who signed in, for each day of the span in order. */
export function countSignInsByDay(
  db: Db,
  scope: DataScope,
  { first, last }: DaySpan,
): Promise<{ day: string; people: number }[]> {
  const inScope = positionInScope(scope, users.orgPos)
  return rowsOf(
    db,
    sql`with signed_in as (
        select (${loginLog.at} at time zone 'Asia/Shanghai')::date as day, count(distinct ${loginLog.userId}) as people
        from ${loginLog} ${inScope ? sql`join ${users} on ${users.id} = ${loginLog.userId}` : sql``}
        where ${loginLog.at} >= ${first}::date::timestamp at time zone 'Asia/Shanghai' and ${loginLog.result} = 'ok'
          ${inScope ? sql`and ${inScope}` : sql``}
        group by 1
      )
      select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(signed_in.people, 0)::int as people
      from generate_series(${first}::date, ${last}::date, interval '1 day') each (day)
      left join signed_in on signed_in.day = each.day::date order by each.day`,
  )
}
