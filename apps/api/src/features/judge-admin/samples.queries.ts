import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { bigintArray } from '../../db/sql-arrays'
import { type ConflictPair, listConflictPairs } from '../judging/conflicts.queries'
import { worksOfPanels } from './panels.queries'

/** A work of a panel that is a sample, or can be one. */
export interface SampleRow {
  workId: number
  workNo: string
  title: string
  schoolName: string
  submitted: number
  isSample: boolean
}

const MAX_WORKS = 50
const isStanding = sql`work.state in ('qualified', 'recommended', 'judging')`
const judgedBy = (panelId: number) => worksOfPanels(sql`panel.id = ${panelId}::bigint and ${isStanding}`)
const sampleOf = sql`from judge_assignment task where task.panel_id = shown.panel_id and task.work_id = shown.work_id
  and task.kind = 'calibration' and task.state <> 'revoked'`

const selectWorks = (db: Db, works: SQL, where: SQL) =>
  rowsOf<SampleRow & { total: number }>(
    db,
    sql`select shown.work_id::int as "workId", shown.work_no as "workNo", shown.title, school.name as "schoolName",
        (select count(*)::int ${sampleOf} and task.state in ('submitted', 'locked')) as submitted,
        exists (select ${sampleOf}) as "isSample", (count(*) over ())::int as total
      from (${works}) shown join school on school.id = shown.org_id
      where ${where} order by shown.work_no, shown.work_id limit ${MAX_WORKS}::int`,
  )

/** The samples of a panel, also those that have left the competition since. */
export function listSamples(db: Db, panelId: number): Promise<SampleRow[]> {
  const works = sql`select panel.id as panel_id, work.id as work_id, work.work_no, work.title, entry.org_id
    from judge_panel panel join comp_work work on work.competition_id = panel.competition_id
    join comp_entry entry on entry.id = work.entry_id where panel.id = ${panelId}::bigint`
  return selectWorks(db, works, sql`exists (select ${sampleOf})`)
}

/** Works of a panel whose number or title has the text, by number; the first 50, with the exact total. */
export async function searchWorks(
  db: Db,
  panelId: number,
  text: string,
): Promise<{ rows: SampleRow[]; total: number }> {
  const found =
    text === '' ? sql`true` : sql`(${contains(sql`shown.work_no`, text)} or ${contains(sql`shown.title`, text)})`
  const rows = await selectWorks(db, judgedBy(panelId), found)
  const [first] = rows
  return { rows, total: first ? first.total : 0 }
}

/** Those of the works that the panel judges. */
export const findWorks = (db: Db, panelId: number, workIds: readonly number[]): Promise<SampleRow[]> =>
  selectWorks(db, judgedBy(panelId), sql`shown.work_id = any(${bigintArray(workIds)})`)

/** Conflicts between people and some of the works of a panel. */
export function listConflictsOf(
  db: Db,
  panelId: number,
  judgeIds: readonly number[],
  workIds: readonly number[],
): Promise<ConflictPair[]> {
  if (judgeIds.length === 0 || workIds.length === 0) return Promise.resolve([])
  const works = worksOfPanels(sql`panel.id = ${panelId}::bigint and work.id = any(${bigintArray(workIds)})`)
  return listConflictPairs(db, works, sql`select unnest(${bigintArray(judgeIds)}) as id`)
}

/** Why the samples of a panel can no longer be changed: a submitted one, or a work that a judge has begun to score. */
export async function findMarking(db: Db, panelId: number): Promise<{ submitted: boolean; begun: boolean }> {
  const tasks = sql`from judge_assignment task where task.panel_id = ${panelId}::bigint`
  return onlyRow(
    await rowsOf<{ submitted: boolean; begun: boolean }>(
      db,
      sql`select exists (select ${tasks} and task.kind = 'calibration' and task.state in ('submitted', 'locked')) as submitted,
        exists (select ${tasks} and task.kind <> 'calibration' and exists (
          select from mark where mark.assignment_id = task.id and mark.state <> 'void')) as begun`,
    ),
  )
}

/** Lets no judge change a sample of the panel until the transaction ends. */
export async function lockSamples(tx: Db, panelId: number): Promise<void> {
  await tx.execute(sql`select from judge_assignment
    where panel_id = ${panelId}::bigint and kind = 'calibration' order by id for update`)
}

/** Takes samples from their judges unless they are in the list of pairs; drafts are void. Submitted ones stay. */
export async function revokeSamples(tx: Db, panelId: number, staying: readonly SamplePair[]): Promise<void> {
  await tx.execute(sql`with ended as (
      update judge_assignment task set state = 'revoked'
      where task.panel_id = ${panelId} and task.kind = 'calibration' and task.state not in ('submitted', 'locked', 'revoked')
        and not exists (select from ${recordset(staying)} where chosen.work_id = task.work_id and chosen.judge_id = task.judge_id)
      returning task.id)
    delete from mark using ended where mark.assignment_id = ended.id`)
}

/** A sample of a judge. */
export interface SamplePair {
  workId: number
  judgeId: number
  /** Order in the judge's list. */
  place: number
}

const recordset = (pairs: readonly SamplePair[]): SQL => {
  const json = JSON.stringify(
    pairs.map(({ workId, judgeId, place }) => ({ work_id: workId, judge_id: judgeId, place })),
  )
  return sql`json_to_recordset(${json}::json) as chosen(work_id bigint, judge_id bigint, place integer)`
}

/** Gives samples to judges who do not have them. One whom a judge has stepped back from stays so. */
export async function insertSamples(
  tx: Db,
  panelId: number,
  { pairs, dueAt }: { pairs: readonly SamplePair[]; dueAt: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into judge_assignment (panel_id, work_id, judge_id, anon_seq, kind, state, due_at)
    select ${panelId}, work_id, judge_id, place, 'calibration', 'assigned', ${dueAt.toISOString()}::timestamptz
    from ${recordset(pairs)}
    on conflict (panel_id, work_id, judge_id) where kind = 'calibration' do update set
      state = case when judge_assignment.recuse_reason is null then 'assigned' else 'recused' end,
      anon_seq = excluded.anon_seq, due_at = excluded.due_at
      where judge_assignment.state = 'revoked'`)
}
