import type { Schema } from '@doorway/api-client/types'
import { type SQL, sql } from 'drizzle-orm'
import { bigintArray } from '../../db/sql-arrays'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { listConflictPairs } from '../judging/conflicts.queries'
import { worksOfPanels } from './panels.queries'

type Work = Schema<'AssignedWork'>

/** One assignment with its panel. */
export interface AssignmentRow {
  id: number
  panelId: number
  workId: number
  workNo: string
  judgeId: number
  kind: Work['assignments'][number]['kind']
  state: Work['assignments'][number]['state']
  replacedBy: number | null
  hasMark: boolean
}

const OPEN_STATES = sql`('assigned', 'in_progress', 'returned')`

const selectAssignments = (db: Db, where: SQL) =>
  rowsOf<AssignmentRow>(
    db,
    sql`select task.id::int as id, task.panel_id::int as "panelId", task.work_id::int as "workId",
        work.work_no as "workNo", task.judge_id::int as "judgeId", task.kind, task.state,
        task.replaced_by::int as "replacedBy", mark.assignment_id is not null as "hasMark"
      from judge_assignment task join comp_work work on work.id = task.work_id
      left join mark on mark.assignment_id = task.id
      where ${where} order by task.work_id, task.id`,
  )

/** One assignment. */
export async function findAssignment(db: Db, id: number): Promise<AssignmentRow | undefined> {
  const [row] = await selectAssignments(db, sql`task.id = ${id}::bigint`)
  return row
}

const counts = sql`task.kind <> 'calibration'`

/** All assignments of a panel whose marks count. */
export const listAssignments = (db: Db, panelId: number) =>
  selectAssignments(db, sql`task.panel_id = ${panelId} and ${counts}`)

/** Assignments of a work in a panel whose marks count. */
export const listAssignmentsOf = (db: Db, panelId: number, workId: number) =>
  selectAssignments(db, sql`task.panel_id = ${panelId} and task.work_id = ${workId}::bigint and ${counts}`)

/** A work that a panel has to judge. */
export interface PanelWork {
  workId: number
  workNo: string
  areaCode: string
}

const ofPanel = (panelId: number) => sql`panel.id = ${panelId}::bigint`
const isStanding = sql`work.state in ('qualified', 'recommended', 'judging')`

/** Works that a panel has to judge, by number. */
export const listWorks = (db: Db, panelId: number) =>
  rowsOf<PanelWork>(
    db,
    sql`select work_id::int as "workId", work_no as "workNo", area_code as "areaCode"
      from (${worksOfPanels(sql`${ofPanel(panelId)} and ${isStanding}`)}) work order by work_no, work_id`,
  )

/** Conflicts between people and works of a panel; without a work, all of its works. */
export function listPanelConflicts(db: Db, panelId: number, judgeIds: readonly number[], workId?: number) {
  if (judgeIds.length === 0) return Promise.resolve([])
  const chosen = workId === undefined ? isStanding : sql`work.id = ${workId}::bigint`
  const works = worksOfPanels(sql`${ofPanel(panelId)} and ${chosen}`)
  return listConflictPairs(db, works, sql`select unnest(${bigintArray(judgeIds)}) as id`)
}

/** Areas of the units of judges. */
export const listJudgeAreas = (db: Db, judgeIds: readonly number[]) =>
  rowsOf<{ userId: number; areaCode: string | null }>(
    db,
    sql`select person.id::int as "userId", school.area_code as "areaCode" from app_user person
      left join school on school.id = person.school_id where person.id = any(${bigintArray(judgeIds)})`,
  )

const filterOf = ({ keyword, only }: Schema<'AssignmentConditions'>): SQL => {
  const text = keyword?.trim()
  const tasks = sql`from judge_assignment task where task.panel_id = work.panel_id and task.work_id = work.work_id`
  const parts = [
    text ? sql`(${contains(sql`work.work_no`, text)} or ${contains(sql`work.title`, text)})` : sql`true`,
    only === 'missing'
      ? sql`(select count(*) ${tasks} and task.kind = 'main' and task.state not in ('recused', 'revoked')) < work.marks_per_work`
      : sql`true`,
    only === 'recused'
      ? sql`exists (select ${tasks} and ${counts} and task.state = 'recused' and task.replaced_by is null)`
      : sql`true`,
    only === 'open' ? sql`exists (select ${tasks} and ${counts} and task.state in ${OPEN_STATES})` : sql`true`,
  ]
  return sql.join(parts, sql` and `)
}

const selectWorks = (db: Db, panelId: number, where: SQL, window: SQL): Promise<Work[]> =>
  rowsOf(
    db,
    sql`with shown as (
        select work.* from (${worksOfPanels(ofPanel(panelId))}) work where ${where}
        order by work.work_no, work.work_id ${window})
      select shown.work_id::int as "workId", shown.work_no as "workNo", shown.title, school.name as "schoolName",
        greatest(0, shown.marks_per_work - count(task.id) filter (
          where task.kind = 'main' and task.state not in ('recused', 'revoked')))::int as missing,
        coalesce(json_agg(json_build_object('id', task.id, 'judgeId', task.judge_id, 'judgeName', person.name,
          'kind', task.kind, 'state', task.state,
          'dueAt', to_char(task.due_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'),
          'recuseReason', task.recuse_reason, 'isReplaced', task.replaced_by is not null) order by task.id)
          filter (where task.id is not null), '[]') as assignments
      from shown join school on school.id = shown.org_id
      left join judge_assignment task on task.panel_id = shown.panel_id and task.work_id = shown.work_id and ${counts}
      left join app_user person on person.id = task.judge_id
      group by shown.work_id, shown.work_no, shown.title, school.name, shown.marks_per_work
      order by shown.work_no, shown.work_id`,
  )

/** One page of the works of a panel with their judges, by number, with the exact total. */
export async function pageWorks(
  db: Db,
  conditions: Schema<'AssignmentConditions'>,
  window: PageWindow,
): Promise<{ rows: Work[]; total: number }> {
  const { panelId } = conditions
  const where = filterOf(conditions)
  const rows = await selectWorks(db, panelId, where, sql`limit ${window.limit} offset ${window.offset}`)
  const counted = await rowsOf<{ n: number }>(
    db,
    sql`select count(*)::int as n from (${worksOfPanels(ofPanel(panelId))}) work where ${where}`,
  )
  return { rows, total: onlyRow(counted).n }
}

/** A work of a panel with its judges. */
export async function findWork(db: Db, panelId: number, workId: number): Promise<Work | undefined> {
  const [row] = await selectWorks(db, panelId, sql`work.work_id = ${workId}::bigint`, sql``)
  return row
}

/** Is the work one that the panel has to judge? */
export async function isJudged(db: Db, panelId: number, workId: number): Promise<boolean> {
  const works = worksOfPanels(sql`${ofPanel(panelId)} and ${isStanding} and work.id = ${workId}::bigint`)
  return (await rowsOf(db, sql`select from (${works}) work`)).length > 0
}

/** A new assignment. */
export interface NewAssignment {
  workId: number
  judgeId: number
  /** Place in the judge's list, which says nothing about the work. */
  place: number
}

/** Stores assignments of a panel. One that was revoked before it was begun is assigned again. */
export async function insertAssignments(
  tx: Db,
  {
    panelId,
    kind,
    dueAt,
    rows,
  }: { panelId: number; kind: 'main' | 'arbitration'; dueAt: Date; rows: readonly NewAssignment[] },
): Promise<{ id: number; judgeId: number }[]> {
  if (rows.length === 0) return []
  const json = JSON.stringify(rows.map(({ workId, judgeId, place }) => ({ work_id: workId, judge_id: judgeId, place })))
  return rowsOf(
    tx,
    sql`insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state, due_at)
      select ${panelId}, work_id, judge_id, place, ${kind}, 'assigned', ${dueAt.toISOString()}::timestamptz
      from json_to_recordset(${json}::json) as planned(work_id bigint, judge_id bigint, place integer)
      on conflict (panel_id, work_id, judge_id) where kind <> 'calibration' do update set state = 'assigned', kind = excluded.kind,
        anon_seq = excluded.anon_seq, due_at = excluded.due_at, replaced_by = null
        where judge_assignment.state = 'revoked'
      returning id::int as id, judge_id::int as "judgeId"`,
  )
}

/** Revokes assignments; their drafts are void. */
export async function revokeAssignments(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`update judge_assignment set state = 'revoked' where id = any(${bigintArray(ids)})`)
  await tx.execute(
    sql`update mark set state = 'void' where assignment_id = any(${bigintArray(ids)}) and state = 'draft'`,
  )
}

/** Lets no judge change an assignment until the transaction ends; `id` is that of one, or of all of its panel. */
export async function lockAssignments(tx: Db, id: { assignmentId: number } | { panelId: number }): Promise<void> {
  const where = 'assignmentId' in id ? sql`id = ${id.assignmentId}::bigint` : sql`panel_id = ${id.panelId}::bigint`
  await tx.execute(sql`select from judge_assignment where ${where} order by id for update`)
}

/** Says which assignment takes the place of another. */
export async function setReplacement(tx: Db, id: number, replacedBy: number): Promise<void> {
  await tx.execute(sql`update judge_assignment set replaced_by = ${replacedBy} where id = ${id}`)
}

/** Says of works that have judges now that they are judged, with an entry in their records. */
export async function startJudging(
  tx: Db,
  panelId: number,
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  await tx.execute(sql`
    with begun as (
      select work.id, work.state from comp_work work
      where work.state in ('qualified', 'recommended') and exists (select from judge_assignment task
        where task.panel_id = ${panelId} and task.work_id = work.id and task.kind <> 'calibration'
          and task.state not in ('recused', 'revoked'))),
    changed as (
      update comp_work work set state = 'judging', version = work.version + 1 from begun where begun.id = work.id)
    insert into comp_work_log (work_id, from_state, to_state, actor_id, at)
    select id, state, 'judging', ${actorId}, ${at.toISOString()}::timestamptz from begun`)
}
