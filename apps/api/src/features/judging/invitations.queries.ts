import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** Panels of a round to which the judge is invited, locked until the transaction ends: plans are made under the same lock. */
export const lockInvitations = (tx: Db, judgeId: number, roundId: number) =>
  rowsOf<{ panelId: number; name: string; hasSigned: boolean }>(
    tx,
    sql`select panel.id::int as "panelId", panel.name, member.agreement_at is not null as "hasSigned"
      from judge_panel panel join judge_panel_member member on member.panel_id = panel.id
      where panel.phase_id = ${roundId}::bigint and member.user_id = ${judgeId}::bigint and member.declined_at is null
      order by panel.id for update of panel, member`,
  )

/** Stores that the judge declines, and takes the works back that no mark was submitted for: without an agreement none was opened. */
export async function declinePanels(
  tx: Db,
  { judgeId, roundId, reason, now }: { judgeId: number; roundId: number; reason: string; now: Date },
): Promise<void> {
  const panels = sql`(select id from judge_panel where phase_id = ${roundId}::bigint)`
  await tx.execute(sql`
    update judge_panel_member set declined_at = ${now.toISOString()}::timestamptz, decline_reason = ${reason}
    where user_id = ${judgeId} and panel_id in ${panels} and agreement_at is null and declined_at is null`)
  await tx.execute(sql`
    update judge_assignment set state = 'revoked'
    where judge_id = ${judgeId} and panel_id in ${panels} and state in ('assigned', 'in_progress')`)
}
