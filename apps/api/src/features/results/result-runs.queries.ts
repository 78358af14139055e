import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { competitionPhases, competitions, runs } from '../../db/tables/competitions'
import { schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import { alias } from 'drizzle-orm/pg-core'

const confirmer = alias(users, 'confirmer')

function selectRuns(db: Db) {
  return db
    .select({
      id: runs.id,
      competitionId: runs.competitionId,
      competitionName: competitions.name,
      competitionState: competitions.state,
      position: schools.lft,
      phaseId: runs.phaseId,
      phaseName: competitionPhases.name,
      no: runs.no,
      inputHash: runs.inputHash,
      computedBy: runs.computedBy,
      adjustedBy: runs.adjustedBy,
      computerName: users.name,
      computedAt: runs.computedAt,
      confirmerName: confirmer.name,
      confirmedAt: runs.confirmedAt,
      state: runs.state,
      version: runs.version,
    })
    .from(runs)
    .innerJoin(competitions, eq(competitions.id, runs.competitionId))
    .innerJoin(schools, eq(schools.id, competitions.organiserOrgId))
    .innerJoin(competitionPhases, eq(competitionPhases.id, runs.phaseId))
    .innerJoin(users, eq(users.id, runs.computedBy))
    .leftJoin(confirmer, eq(confirmer.id, runs.confirmedBy))
    .$dynamic()
}

/** One computed run. */
export async function findRun(db: Db, id: number) {
  const [row] = await selectRuns(db).where(eq(runs.id, id))
  return row
}

/** A run with the people who computed and confirmed it. */
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

/** Runs of a competition, the latest first. */
export function listRuns(db: Db, competitionId: number): Promise<RunRow[]> {
  return selectRuns(db).where(eq(runs.competitionId, competitionId)).orderBy(desc(runs.no))
}

/** Waits until no other transaction changes results of the competition. */
export async function lockResults(tx: Db, competitionId: number): Promise<void> {
  await tx.select({ id: competitions.id }).from(competitions).where(eq(competitions.id, competitionId)).for('update')
}

/** A mark with its sums of points times weights. Decimals are text. */
export interface MarkTotalRow {
  groupId: number
  workId: number
  id: number
  judgeId: number
  panelId: number
  kind: 'main' | 'arbitration'
  submittedAt: string
  /** Of the section that decides between equal scores. */
  deciding: string
  /** Of all other sections. */
  others: string
}

/**
 * Submitted and locked marks of a round with their totals, in an order that never ties. The sums are of decimals with
 * six digits after the point, so they are exact; a round has millions of items, which stay in the database. The parts
 * of the scheme are materialized: inlined, the deciding section is searched again for each item.
 */
export function listMarkTotals(db: Db, phaseId: number): Promise<MarkTotalRow[]> {
  return rowsOf(
    db,
    sql`with part as materialized (
        select criterion.id, criterion.weight, criterion.parent_id is not distinct from deciding.id as decides
        from (select distinct scheme_id from judge_panel where phase_id = ${phaseId}) used
        join score_criterion criterion on criterion.scheme_id = used.scheme_id
        cross join lateral (select ${decidingSection(sql`used.scheme_id`)} as id) deciding
        where criterion.parent_id is not null),
      counted as (
        select panel.group_id, panel.id as panel_id, task.work_id, task.id, task.judge_id, task.kind, mark.submitted_at
        from judge_panel panel join judge_assignment task on task.panel_id = panel.id
        join mark on mark.assignment_id = task.id join comp_work work on work.id = task.work_id
        where panel.phase_id = ${phaseId} and task.kind in ('main', 'arbitration')
          and task.state in ('submitted', 'locked') and mark.state in ('submitted', 'locked')
          and work.state not in ('withdrawn', 'disqualified') and work.deleted_at is null),
      summed as (
        select item.assignment_id, coalesce(sum(item.score * part.weight) filter (where part.decides), 0)::text as deciding,
          coalesce(sum(item.score * part.weight) filter (where not part.decides), 0)::text as others
        from counted join mark_item item on item.assignment_id = counted.id join part on part.id = item.criterion_id
        group by item.assignment_id)
      select counted.group_id::int as "groupId", counted.work_id::int as "workId", counted.id::int as id,
        counted.judge_id::int as "judgeId", counted.panel_id::int as "panelId", counted.kind,
        to_char(counted.submitted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "submittedAt",
        summed.deciding, summed.others
      from counted join summed on summed.assignment_id = counted.id
      order by counted.group_id, counted.work_id, counted.id`,
  )
}

/** The section whose points are compared first between equal scores: the marked one, otherwise the one with most points. */
const decidingSection = (schemeId: SQL): SQL => sql`(select id::int from score_criterion
  where scheme_id = ${schemeId} and parent_id is null order by decides_ties desc, max_score * weight desc, seq, id limit 1)`

/** The section of a scheme that decides between equal scores; null without sections. */
export async function findDecidingSection(db: Db, schemeId: number): Promise<number | null> {
  const rows = await rowsOf<{ id: number | null }>(db, sql`select ${decidingSection(sql`${schemeId}::bigint`)} as id`)
  return onlyRow(rows).id
}

/** A scheme by which a group was judged in a round. */
export interface GroupScheme {
  groupId: number
  schemeId: number
  aggregation: unknown
  tieBreak: string[]
  decidingId: number | null
}

/** The schemes of the groups of a round: rule, order of ties, and the section that decides them. */
export function listGroupSchemes(db: Db, phaseId: number): Promise<GroupScheme[]> {
  return rowsOf(
    db,
    sql`select distinct panel.group_id::int as "groupId", scheme.id::int as "schemeId", scheme.aggregation,
        scheme.tie_break as "tieBreak", ${decidingSection(sql`scheme.id`)} as "decidingId"
      from judge_panel panel join score_scheme scheme on scheme.id = panel.scheme_id
      where panel.phase_id = ${phaseId}
        and exists (select from judge_assignment task where task.panel_id = panel.id
          and task.kind <> 'calibration' and task.state in ('submitted', 'locked'))
      order by 1, 2`,
  )
}

/** An award for works; its count or share is text. */
export interface AwardLineRow {
  id: number
  groupId: number | null
  kind: 'count' | 'ratio'
  quota: string
  name: string
  level: number
}

/** Awards for works with their counts as text, the highest first; no group means all of them. */
export function listAwardLines(db: Db, competitionId: number): Promise<AwardLineRow[]> {
  return rowsOf(
    db,
    sql`select id::int as id, group_id::int as "groupId", quota_kind as kind, quota::text as quota, name, level from award
      where competition_id = ${competitionId} and not is_org order by level, id`,
  )
}

/** Assignments of a round that are neither submitted nor recused: works that wait for a judge. */
export async function countOpenAssignments(db: Db, phaseId: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from judge_panel panel join judge_assignment assignment on assignment.panel_id = panel.id
      where panel.phase_id = ${phaseId} and assignment.kind <> 'calibration'
        and assignment.state in ('assigned', 'in_progress', 'returned')`,
  )
  return onlyRow(rows).n
}

/** A round of a competition; undefined where the phase is another competition's or no round. */
export async function findRound(db: Db, competitionId: number, phaseId: number) {
  const [row] = await db
    .select({
      id: competitionPhases.id,
      name: competitionPhases.name,
      level: competitionPhases.level,
      roundNo: competitionPhases.roundNo,
    })
    .from(competitionPhases)
    .where(
      sql`${competitionPhases.id} = ${phaseId} and ${competitionPhases.competitionId} = ${competitionId}
        and ${competitionPhases.kind} = 'round'`,
    )
  return row
}

/** A round of a competition. */
export type RoundRow = NonNullable<Awaited<ReturnType<typeof findRound>>>

/** Rounds of the same level before one, in their order. */
export function listEarlierRounds(db: Db, competitionId: number, { level, roundNo }: RoundRow) {
  return db
    .select({ id: competitionPhases.id, name: competitionPhases.name })
    .from(competitionPhases)
    .where(
      and(
        eq(competitionPhases.competitionId, competitionId),
        eq(competitionPhases.kind, 'round'),
        eq(competitionPhases.level, level),
        lt(competitionPhases.roundNo, roundNo),
      ),
    )
    .orderBy(asc(competitionPhases.roundNo))
}

/** A result as it is stored. */
export interface ResultInsert {
  workId: number
  steps: unknown
  usedMarks: number
  score: string
  shown: string
  rank: number
  tiePath: readonly string[]
  awardId: number | null
  needsArbitration: boolean
  flags: readonly string[]
}

/** Stores a run with its results and returns its id. */
export async function insertRun(
  tx: Db,
  run: { competitionId: number; phaseId: number; params: unknown; inputHash: string; computedBy: number; at: Date },
  results: readonly ResultInsert[],
): Promise<number> {
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`insert into result_run (competition_id, phase_id, no, params, input_hash, computed_by, computed_at, state)
      select ${run.competitionId}, ${run.phaseId}, coalesce(max(no), 0) + 1, ${JSON.stringify(run.params)}::jsonb,
        ${run.inputHash}, ${run.computedBy}, ${run.at.toISOString()}::timestamptz, 'computed'
      from result_run where competition_id = ${run.competitionId} returning id::int as id`,
  )
  const { id } = onlyRow(rows)
  await tx.execute(sql`
    insert into work_result (run_id, work_id, steps, used_marks, score, shown, rank, tie_path, award_id, needs_arbitration, flags)
    select ${id}, "workId", steps, "usedMarks", score, shown, rank,
      array(select jsonb_array_elements_text("tiePath")), "awardId", "needsArbitration",
      array(select jsonb_array_elements_text(flags))
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given ("workId" bigint, steps jsonb, "usedMarks" smallint,
      score numeric, shown numeric, rank integer, "tiePath" jsonb, "awardId" bigint, "needsArbitration" boolean, flags jsonb)`)
  return id
}

/** A result with its work. Names stay with the entry: results are read by organisers alone. */
export interface ResultRow {
  workId: number
  workNo: string
  title: string
  groupId: number
  groupName: string
  applicantName: string
  schoolName: string
  rank: number
  score: string
  shown: string
  usedMarks: number
  tiePath: string[]
  flags: ('tooFewToDrop' | 'needsArbitration' | 'notNormalised' | 'needsCommittee')[]
  steps: unknown
  awardId: number | null
  awardName: string | null
  needsArbitration: boolean
  adjustReason: string | null
}

/** Results of a run by group and rank. */
export function listResults(db: Db, runId: number): Promise<ResultRow[]> {
  return rowsOf(
    db,
    sql`select result.work_id::int as "workId", work.work_no as "workNo", work.title, grp.id::int as "groupId",
        grp.name as "groupName", coalesce(entry.snapshot ->> 'applicantName', '') as "applicantName",
        coalesce(entry.snapshot ->> 'schoolName', '') as "schoolName", result.rank, result.score::text as score,
        result.shown::text as shown, result.used_marks::int as "usedMarks", result.tie_path as "tiePath", result.flags,
        result.steps, result.award_id::int as "awardId", award.name as "awardName",
        result.needs_arbitration as "needsArbitration", result.adjust_reason as "adjustReason"
      from work_result result join comp_work work on work.id = result.work_id
      join comp_entry entry on entry.id = work.entry_id join competition_group grp on grp.id = entry.group_id
      left join award on award.id = result.award_id
      where result.run_id = ${runId} order by grp.seq, result.rank, work.work_no`,
  )
}

/** Changes the award of one result; the reason stays with it. */
export async function updateResultAward(
  tx: Db,
  { runId, workId, awardId, reason }: { runId: number; workId: number; awardId: number | null; reason: string },
): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`update work_result set award_id = ${awardId}, adjust_reason = ${reason}
      where run_id = ${runId} and work_id = ${workId} returning work_id`,
  )
  return rows.length > 0
}

/** Changes columns of a run, which has a new version then. */
export async function updateRun(tx: Db, id: number, change: Partial<typeof runs.$inferInsert>): Promise<void> {
  await tx
    .update(runs)
    .set({ ...change, version: sql`${runs.version} + 1` })
    .where(eq(runs.id, id))
}

/** Announces the awards of a run; awards of former runs are revoked before. */
export async function insertGrants(tx: Db, run: RunRow): Promise<void> {
  await tx.execute(sql`
    insert into award_grant (competition_id, award_id, work_id, run_id, adjust_reason, state)
    select ${run.competitionId}, award_id, work_id, run_id, adjust_reason, 'publicised'
    from work_result where run_id = ${run.id} and award_id is not null order by work_id`)
}

/** Makes the announced awards of a run final, and says so at the works and the competition. */
export async function publishGrants(tx: Db, run: RunRow): Promise<void> {
  await tx.execute(sql`
    update award_grant set state = 'final' where competition_id = ${run.competitionId} and run_id = ${run.id}
      and state = 'publicised'`)
  await tx.execute(sql`
    update comp_work set state = case when exists (select 1 from award_grant where work_id = comp_work.id
        and state = 'final') then 'awarded' else 'unawarded' end, version = version + 1
    where competition_id = ${run.competitionId} and state in ('qualified', 'recommended', 'judging', 'judged')`)
  await tx.execute(sql`
    update competition set state = 'result_published', version = version + 1 where id = ${run.competitionId}`)
}

/** Authors of the works of a run, with the titles that their messages name. */
export const listAuthors = (db: Db, runId: number) =>
  rowsOf<{ applicantId: number; title: string }>(
    db,
    sql`select entry.applicant_id::int as "applicantId", work.title from work_result result
      join comp_work work on work.id = result.work_id and work.state in ('awarded', 'unawarded')
      join comp_entry entry on entry.id = work.entry_id
      where result.run_id = ${runId} order by work.id`,
  )

/** Revokes what a run has announced. */
export async function revokeGrants(tx: Db, runId: number, reason: string): Promise<void> {
  await tx.execute(sql`
    update award_grant set state = 'revoked', adjust_reason = ${reason.slice(0, 300)}
    where run_id = ${runId} and state in ('proposed', 'publicised')`)
}

/** Objections that no one has decided yet. */
export async function countOpenObjections(db: Db, competitionId: number): Promise<number> {
  const rows = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from objection where competition_id = ${competitionId} and state in ('received', 'checking')`,
  )
  return onlyRow(rows).n
}
