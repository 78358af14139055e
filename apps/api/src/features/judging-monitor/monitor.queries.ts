import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { bigintArray } from '../../db/sql-arrays'

const OPEN = sql`('assigned', 'in_progress', 'returned')`
const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** The round with its competition. */
export interface MonitoredRound {
  phaseId: number
  competitionId: number
  name: string
  competitionName: string
}

/** The rounds of a competition that have panels. */
export const listMonitoredRounds = (db: Db, competitionId: number) =>
  rowsOf<{ id: number; name: string; startAt: string; endAt: string; panels: number }>(
    db,
    sql`select phase.id::int as id, phase.name, phase.start_at as "startAt", phase.end_at as "endAt",
        count(panel.id)::int as panels
      from competition_phase phase join judge_panel panel on panel.phase_id = phase.id
      where phase.competition_id = ${competitionId} and phase.kind = 'round'
      group by phase.id order by phase.start_at, phase.id`,
  )

/** How far the panels of a round are; no score is read. */
export function listPanelProgress(db: Db, phaseId: number, now: Date): Promise<Schema<'PanelProgress'>[]> {
  return rowsOf(
    db,
    sql`with progress as (
        select task.panel_id, count(*) filter (where task.state in ('assigned', 'returned')) as assigned,
          count(*) filter (where task.state = 'in_progress') as drafts,
          count(*) filter (where task.state in ('submitted', 'locked')) as submitted,
          count(*) filter (where task.state = 'recused' and task.replaced_by is null) as recused,
          count(*) filter (where task.state in ${OPEN} and task.due_at < ${instant(now)}) as overdue,
          count(*) filter (where task.kind = 'arbitration' and task.state in ${OPEN}) as arbitration
        from judge_assignment task join judge_panel panel on panel.id = task.panel_id
        where panel.phase_id = ${phaseId} and task.kind <> 'calibration' group by task.panel_id)
      select panel.id::int as id, panel.name, grouping.name as "groupName",
        (select count(*)::int from judge_panel_member member where member.panel_id = panel.id) as judges,
        coalesce(progress.assigned, 0)::int as assigned, coalesce(progress.drafts, 0)::int as drafts,
        coalesce(progress.submitted, 0)::int as submitted, coalesce(progress.recused, 0)::int as recused,
        coalesce(progress.overdue, 0)::int as overdue, coalesce(progress.arbitration, 0)::int as arbitration
      from judge_panel panel join competition_group grouping on grouping.id = panel.group_id
      left join progress on progress.panel_id = panel.id
      where panel.phase_id = ${phaseId} order by grouping.seq, panel.course_id nulls first, panel.id`,
  )
}

/** A judge of a panel with the tasks; the deviation is a decimal, or null where it says nothing or may not be seen. */
export type JudgeProgressRow = Schema<'ProgressOfJudge'>

const timeText = (moment: SQL) => sql`to_char(${moment} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`

/**
 * Mean distance of the marks of each judge from the mean of the other judges of the same works. Only works with another
 * mark count.
 */
const deviations = (panels: SQL): SQL => sql`
  select panel_id, judge_id, round(avg(total - others), 2)::text as deviation, count(*)::int as compared
  from (
    select task.panel_id, task.judge_id, mark.total,
      (sum(mark.total) over same - mark.total) / nullif(count(*) over same - 1, 0) as others
    from judge_assignment task join mark on mark.assignment_id = task.id
    where task.panel_id in (${panels}) and task.kind = 'main' and task.state in ('submitted', 'locked')
    window same as (partition by task.panel_id, task.work_id)) compared
  where others is not null group by panel_id, judge_id`

const noDeviations = sql`select null::bigint as panel_id, null::bigint as judge_id, null::text as deviation, 0 as compared where false`

/** Judges of panels with how far they are: those who are late first, then those with most open tasks. */
export function listJudgeProgress(
  db: Db,
  panels: SQL,
  { now, withScores }: { now: Date; withScores: boolean },
): Promise<JudgeProgressRow[]> {
  return rowsOf(
    db,
    sql`with progress as (
        select task.panel_id, task.judge_id, count(*) filter (where task.state in ('assigned', 'returned')) as assigned,
          count(*) filter (where task.state = 'in_progress') as drafts,
          count(*) filter (where task.state in ('submitted', 'locked')) as submitted,
          count(*) filter (where task.state = 'recused') as recused,
          count(*) filter (where task.state in ${OPEN} and task.due_at < ${instant(now)}) as overdue,
          min(task.due_at) filter (where task.state in ${OPEN}) as due_at,
          max(mark.submitted_at) as last_at, round(avg(mark.duration_s) filter (where mark.submitted_at is not null)) as seconds
        from judge_assignment task left join mark on mark.assignment_id = task.id
        where task.panel_id in (${panels}) and task.kind <> 'calibration' group by task.panel_id, task.judge_id),
      deviation as (${withScores ? deviations(panels) : noDeviations})
      select panel.id::int as "panelId", panel.name as "panelName", member.user_id::int as "userId", person.name,
        school.name as unit, member.role, coalesce(progress.assigned, 0)::int as assigned,
        coalesce(progress.drafts, 0)::int as drafts, coalesce(progress.submitted, 0)::int as submitted,
        coalesce(progress.recused, 0)::int as recused, coalesce(progress.overdue, 0)::int as overdue,
        ${timeText(sql`progress.due_at`)} as "dueAt", ${timeText(sql`progress.last_at`)} as "lastAt",
        progress.seconds::int as seconds, ${timeText(sql`member.reminded_at`)} as "remindedAt",
        member.agreement_at is not null as "hasSigned", deviation.deviation, coalesce(deviation.compared, 0)::int as compared
      from judge_panel_member member join judge_panel panel on panel.id = member.panel_id
      join app_user person on person.id = member.user_id left join school on school.id = person.school_id
      left join progress on progress.panel_id = member.panel_id and progress.judge_id = member.user_id
      left join deviation on deviation.panel_id = member.panel_id and deviation.judge_id = member.user_id
      where member.panel_id in (${panels})
      order by panel.group_id, panel.id, coalesce(progress.overdue, 0) desc,
        coalesce(progress.assigned, 0) + coalesce(progress.drafts, 0) desc, person.name, person.id`,
  )
}

/** The panels of a round, as a condition. */
export const panelsOfRound = (phaseId: number): SQL =>
  sql`select id from judge_panel where phase_id = ${phaseId}::bigint`

/** One panel, as a condition. */
export const onePanel = (panelId: number): SQL => sql`select ${panelId}::bigint`

/** The competition of a round; undefined where the phase is none. */
export async function findRoundOwner(db: Db, phaseId: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select competition_id::int as id from competition_phase where id = ${phaseId}::bigint and kind = 'round'`,
  )
  return row?.id
}

/** How many judges sit on the panels of a round, each once for a panel. */
export async function countMembers(db: Db, phaseId: number): Promise<number> {
  const members = sql`select count(*)::int as n from judge_panel_member where panel_id in (${panelsOfRound(phaseId)})`
  return onlyRow(await rowsOf<{ n: number }>(db, members)).n
}

/** Who is to be reminded. */
export interface Reminded {
  panelId: number
  /** Empty: all who are late. */
  userIds: readonly number[]
}

/**
 * Notes that judges of a panel with open tasks are reminded now, and returns them. Those who were reminded since `since`
 * are left out.
 */
export async function claimReminders(
  tx: Db,
  { panelId, userIds }: Reminded,
  { now, since }: { now: Date; since: Date },
): Promise<number[]> {
  const chosen =
    userIds.length > 0
      ? sql`member.user_id = any(${bigintArray(userIds)}) and exists (select from judge_assignment task
          where task.panel_id = member.panel_id and task.judge_id = member.user_id and task.state in ${OPEN})`
      : sql`exists (select from judge_assignment task where task.panel_id = member.panel_id
          and task.judge_id = member.user_id and task.state in ${OPEN} and task.due_at < ${instant(now)})`
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`update judge_panel_member member set reminded_at = ${instant(now)}
      where member.panel_id = ${panelId} and ${chosen}
        and (member.reminded_at is null or member.reminded_at < ${instant(since)})
      returning member.user_id::int as id`,
  )
  return rows.map(({ id }) => id)
}

/** Gives open tasks of a panel, or of one of its judges, another due date, and returns whose they are. */
export async function updateDueDates(
  tx: Db,
  { panelId, userId, dueAt }: { panelId: number; userId: number | undefined; dueAt: Date },
): Promise<{ tasks: number; judges: number[] }> {
  const rows = await rowsOf<{ judge: number }>(
    tx,
    sql`update judge_assignment set due_at = ${instant(dueAt)}
      where panel_id = ${panelId} and state in ${OPEN}
        and (${userId ?? null}::bigint is null or judge_id = ${userId ?? null}::bigint)
      returning judge_id::int as judge`,
  )
  return { tasks: rows.length, judges: [...new Set(rows.map(({ judge }) => judge))] }
}

/** Judges who have open works that are due until then, each once for a due date: the claim is stored. */
export const claimDeadlines = (tx: Db, now: Date, until: Date) =>
  rowsOf<{ userId: number; competition: string; round: string; count: number; dueAt: string }>(
    tx,
    sql`with due as (
        select task.panel_id, task.judge_id, min(task.due_at) as due_at, count(*)::int as count
        from judge_assignment task
        where task.state in ${OPEN} and task.due_at > ${instant(now)} and task.due_at <= ${instant(until)}
        group by task.panel_id, task.judge_id)
      update judge_panel_member member set deadline_notified_for = due.due_at
      from due join judge_panel panel on panel.id = due.panel_id
      join competition_phase phase on phase.id = panel.phase_id
      join competition on competition.id = panel.competition_id and competition.state = 'announced'
        and competition.deleted_at is null
      where member.panel_id = due.panel_id and member.user_id = due.judge_id and member.declined_at is null
        and member.deadline_notified_for is distinct from due.due_at
      returning member.user_id::int as "userId", competition.name as competition, phase.name as round, due.count,
        due.due_at::text as "dueAt"`,
  )
