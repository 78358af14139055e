import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'

/** A sample of a panel in the order of the judges' lists. */
export interface CalibrationSample {
  workId: number
  workNo: string
  title: string
}

const tasksOf = (panelId: number): SQL => sql`
  from judge_assignment task
  join judge_panel_member member on member.panel_id = task.panel_id and member.user_id = task.judge_id
  where task.panel_id = ${panelId}::bigint and task.kind = 'calibration' and task.state <> 'revoked'`

/** The samples that judges of a panel have. */
export const listCalibrationSamples = (db: Db, panelId: number): Promise<CalibrationSample[]> =>
  rowsOf(
    db,
    sql`select work.id::int as "workId", work.work_no as "workNo", work.title from comp_work work
      join (select task.work_id, min(task.anon_seq) as place ${tasksOf(panelId)} group by task.work_id) sample
        on sample.work_id = work.id
      order by sample.place, work.id`,
  )

/** How far a judge is with a sample; points are decimals, null before they are submitted. */
export interface CalibrationJudge {
  workId: number
  userId: number
  name: string
  role: 'chief' | 'member' | 'reserve'
  state: 'todo' | 'draft' | 'submitted' | 'recused'
  total: string | null
  deviation: string | null
}

/** The judges of the samples of a panel: those furthest from the mean first, then those who have not submitted. */
export const listCalibrationJudges = (db: Db, panelId: number): Promise<CalibrationJudge[]> =>
  rowsOf(
    db,
    sql`with held as (
        select task.id, task.work_id, task.judge_id, member.role, case when task.state in ('assigned', 'returned') then 'todo'
          when task.state = 'in_progress' then 'draft' when task.state = 'recused' then 'recused' else 'submitted' end as state
        ${tasksOf(panelId)}),
      marked as (
        select held.id, mark.total, mark.total - avg(mark.total) over (partition by held.work_id) as deviation
        from held join mark on mark.assignment_id = held.id and mark.state in ('submitted', 'locked'))
      select held.work_id::int as "workId", held.judge_id::int as "userId", person.name, held.role, held.state,
        trim_scale(marked.total)::text as total, trim_scale(round(marked.deviation, 2))::text as deviation
      from held join app_user person on person.id = held.judge_id left join marked on marked.id = held.id
      order by held.work_id, abs(marked.deviation) desc nulls last, person.name, person.id`,
  )

/** Points of a judge for one criterion of a sample, and how far they are from the mean. */
export interface CalibrationPoints {
  workId: number
  userId: number
  criterionId: number
  score: string
  deviation: string
}

const submittedItems = (panelId: number): SQL => sql`
  select task.work_id, task.judge_id, item.criterion_id, item.score
  from (select task.* ${tasksOf(panelId)}) task
  join mark on mark.assignment_id = task.id and mark.state in ('submitted', 'locked')
  join mark_item item on item.assignment_id = task.id`

/** The submitted points of the samples of a panel. */
export const listCalibrationPoints = (db: Db, panelId: number): Promise<CalibrationPoints[]> =>
  rowsOf(
    db,
    sql`select item.work_id::int as "workId", item.judge_id::int as "userId", item.criterion_id::int as "criterionId",
        trim_scale(item.score)::text as score, trim_scale(round(item.score - avg(item.score) over (
          partition by item.work_id, item.criterion_id), 2))::text as deviation
      from (${submittedItems(panelId)}) item join score_criterion part on part.id = item.criterion_id
      order by item.work_id, item.judge_id, part.seq, part.id`,
  )

/** How far the points of a sample are apart; no criterion is the total. */
export interface CalibrationRange {
  workId: number
  criterionId: number | null
  name: string | null
  max: string | null
  lowest: string
  highest: string
  mean: string
}

const rangeOf = (value: SQL): SQL => sql`trim_scale(min(${value}))::text as lowest,
  trim_scale(max(${value}))::text as highest, trim_scale(round(avg(${value}), 2))::text as mean`

/** Ranges of the samples of a panel: of the total, then of each criterion in its order. */
export const listCalibrationRanges = (db: Db, panelId: number): Promise<CalibrationRange[]> =>
  rowsOf(
    db,
    sql`select "workId", "criterionId", name, max, lowest, highest, mean from (
        select task.work_id::int as "workId", null::int as "criterionId", null as name, null as max, -1 as seq,
          ${rangeOf(sql`mark.total`)}
        from (select task.* ${tasksOf(panelId)}) task
        join mark on mark.assignment_id = task.id and mark.state in ('submitted', 'locked') group by task.work_id
        union all
        select item.work_id::int, part.id::int, part.name, trim_scale(part.max_score)::text, part.seq::int,
          ${rangeOf(sql`item.score`)}
        from (${submittedItems(panelId)}) item join score_criterion part on part.id = item.criterion_id
        group by item.work_id, part.id) ranges
      order by "workId", seq, "criterionId"`,
  )
