import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/**
 * Has the judge samples of the panel left to score? A work that has left the competition can no longer be scored, so it
 * is not one of them.
 */
export const hasOpenSamples = (panelId: SQL, judgeId: number): SQL => sql`exists (
  select from judge_assignment sample join comp_work work on work.id = sample.work_id
  where sample.panel_id = ${panelId} and sample.judge_id = ${judgeId}::bigint and sample.kind = 'calibration'
    and sample.state in ('assigned', 'in_progress', 'returned')
    and work.state not in ('withdrawn', 'disqualified', 'rejected'))`

/** As {@link hasOpenSamples}, as a question of its own. */
export async function waitsForSamples(db: Db, panelId: number, judgeId: number): Promise<boolean> {
  return (await rowsOf(db, sql`select where ${hasOpenSamples(sql`${panelId}::bigint`, judgeId)}`)).length > 0
}

/** How many judges score the sample of an assignment, and how many have submitted. */
export async function countPeers(db: Db, assignmentId: number): Promise<{ judges: number; submitted: number }> {
  const [row] = await rowsOf<{ judges: number; submitted: number }>(
    db,
    sql`select count(*)::int as judges,
        (count(*) filter (where peer.state in ('submitted', 'locked')))::int as submitted
      from judge_assignment own ${joinPeers} where own.id = ${assignmentId}::bigint
        and peer.state not in ('recused', 'revoked')`,
  )
  return row ?? { judges: 0, submitted: 0 }
}

const joinPeers = sql`
  join judge_assignment peer on peer.panel_id = own.panel_id and peer.work_id = own.work_id and peer.kind = 'calibration'
  join judge_panel_member member on member.panel_id = peer.panel_id and member.user_id = peer.judge_id`

/** Points of a sample as decimals: the judge's own, and how far those of all judges are apart. No criterion is the total. */
export interface SpreadRow {
  criterionId: number | null
  own: string
  lowest: string
  highest: string
  mean: string
}

const spreadOf = (value: SQL, assignmentId: number): SQL => sql`
  trim_scale(max(${value}) filter (where peer.id = ${assignmentId}::bigint))::text as own,
  trim_scale(min(${value}))::text as lowest, trim_scale(max(${value}))::text as highest,
  trim_scale(round(avg(${value}), 2))::text as mean`

/** The submitted marks of the sample of an assignment, without their judges. */
export function listSpread(db: Db, assignmentId: number): Promise<SpreadRow[]> {
  return rowsOf(
    db,
    sql`with peer as (
        select peer.id, mark.total from judge_assignment own ${joinPeers}
        join mark on mark.assignment_id = peer.id and mark.state in ('submitted', 'locked')
        where own.id = ${assignmentId}::bigint and peer.state in ('submitted', 'locked'))
      select null::int as "criterionId", ${spreadOf(sql`peer.total`, assignmentId)} from peer having count(*) > 0
      union all
      select item.criterion_id::int, ${spreadOf(sql`item.score`, assignmentId)}
      from peer join mark_item item on item.assignment_id = peer.id group by item.criterion_id order by 1 nulls first`,
  )
}
