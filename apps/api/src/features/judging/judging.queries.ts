import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { PageWindow } from '../../db/page-window'
import {
  competitionGroups,
  competitionPhases,
  competitions,
  criteria,
  entries,
  works,
} from '../../db/tables/competitions'
import { judgeAssignments, judgePanelMembers, judgePanels, marks } from '../../db/tables/judging'
import { gardes, subjects } from '../../db/tables/organizations'
import { hasOpenSamples } from './samples.queries'

// Every statement of this file starts at the assignments of one judge. None reads a name, a school or an area of an
// author, or a mark of another judge (domain 4.3).

/** How far a judge is with a work, as the judge's list shows it. */
export type TaskState = 'todo' | 'draft' | 'submitted' | 'recused'

const taskState = sql<TaskState>`case
  when ${judgeAssignments.state} in ('assigned', 'returned') then 'todo'
  when ${judgeAssignments.state} = 'in_progress' then 'draft'
  when ${judgeAssignments.state} = 'recused' then 'recused' else 'submitted' end`

const phaseFields = {
  kind: competitionPhases.kind,
  level: competitionPhases.level,
  roundNo: competitionPhases.roundNo,
  name: competitionPhases.name,
  startAt: competitionPhases.startAt,
  endAt: competitionPhases.endAt,
  graceMinutes: competitionPhases.graceMinutes,
  manual: competitionPhases.manual,
}

const isStanding = and(
  isNull(competitions.deletedAt),
  ne(competitions.state, 'draft'),
  ne(competitions.state, 'cancelled'),
)
const countOf = (state: TaskState) =>
  sql<number>`count(${judgeAssignments.id}) filter (where ${taskState} = ${state})::int`

/** Rounds of the panels that a judge is invited to or sits on, with counts of the assignments by state. */
export function listRounds(db: Db, judgeId: number) {
  return db
    .select({
      id: competitionPhases.id,
      competitionId: competitions.id,
      competitionName: competitions.name,
      competitionState: competitions.state,
      ...phaseFields,
      agreementAt: sql<string | Date | null>`case when bool_and(${judgePanelMembers.agreementAt} is not null)
        then max(${judgePanelMembers.agreementAt}) end`,
      groups: sql<string[]>`array_agg(distinct ${competitionGroups.name})`,
      todo: countOf('todo'),
      draft: countOf('draft'),
      submitted: countOf('submitted'),
      recused: countOf('recused'),
    })
    .from(judgePanelMembers)
    .innerJoin(judgePanels, eq(judgePanels.id, judgePanelMembers.panelId))
    .innerJoin(competitionPhases, eq(competitionPhases.id, judgePanels.phaseId))
    .innerJoin(competitions, eq(competitions.id, judgePanels.competitionId))
    .innerJoin(competitionGroups, eq(competitionGroups.id, judgePanels.groupId))
    .leftJoin(
      judgeAssignments,
      and(
        eq(judgeAssignments.panelId, judgePanels.id),
        eq(judgeAssignments.judgeId, judgePanelMembers.userId),
        ne(judgeAssignments.state, 'revoked'),
      ),
    )
    .where(and(eq(judgePanelMembers.userId, judgeId), isNull(judgePanelMembers.declinedAt), isStanding))
    .groupBy(competitionPhases.id, competitions.id)
    .orderBy(asc(competitionPhases.startAt), asc(competitionPhases.id))
}

/** A round of a judge. */
export type RoundRow = Awaited<ReturnType<typeof listRounds>>[number]

/** Signs the agreement for all panels of a judge in a round. Those that are signed stay as they are. */
export async function signPanels(
  tx: Db,
  { judgeId, roundId, version, now }: { judgeId: number; roundId: number; version: string; now: Date },
): Promise<void> {
  const panels = tx.select({ id: judgePanels.id }).from(judgePanels).where(eq(judgePanels.phaseId, roundId))
  await tx
    .update(judgePanelMembers)
    .set({ agreementAt: now, agreementVersion: version })
    .where(
      and(
        eq(judgePanelMembers.userId, judgeId),
        isNull(judgePanelMembers.agreementAt),
        sql`${judgePanelMembers.panelId} in ${panels}`,
      ),
    )
}

/** What a list of tasks is narrowed by. */
export interface TaskFilter {
  roundId: number
  state?: TaskState
}

/** A task as the database gives it. */
export interface TaskRow {
  assignment_id: number | string
  seq: number
  work_no: string
  anon_title: string
  group_name: string
  course_name: string | null
  state: TaskState
  is_sample: boolean
  is_locked: boolean
  total: string | null
  count: number
}

/** One page of a judge's works in the judge's own order, which is random and does not change when states do. */
export function pageTasks(
  db: Db,
  judgeId: number,
  { roundId, state }: TaskFilter,
  { limit, offset }: PageWindow,
): Promise<TaskRow[]> {
  return rowsOf<TaskRow>(
    db,
    sql`select *, count(*) over ()::int as count from (
      select ${judgeAssignments.id} as assignment_id, ${works.workNo} as work_no, ${works.anonTitle} as anon_title,
        ${competitionGroups.name} as group_name, ${subjects.courseName} as course_name, ${taskState} as state,
        ${judgeAssignments.kind} = 'calibration' as is_sample,
        ${judgeAssignments.kind} <> 'calibration' and ${judgeAssignments.state} in ('assigned', 'in_progress', 'returned')
          and ${hasOpenSamples(sql`${judgeAssignments.panelId}`, judgeId)} as is_locked,
        case when ${judgeAssignments.state} <> 'recused' then ${marks.total}::text end as total,
        row_number() over (order by ${judgeAssignments.kind} = 'calibration' desc, ${judgeAssignments.anonSeq},
          ${judgeAssignments.id})::int as seq
      from ${judgeAssignments}
      join ${judgePanels} on ${judgePanels.id} = ${judgeAssignments.panelId} and ${judgePanels.phaseId} = ${roundId}::bigint
      join ${works} on ${works.id} = ${judgeAssignments.workId}
      join ${entries} on ${entries.id} = ${works.entryId}
      join ${competitionGroups} on ${competitionGroups.id} = ${judgePanels.groupId}
      left join ${subjects} on ${subjects.courseId} = ${entries.courseId} and ${subjects.gardeId} = ${entries.gardeId}
      left join ${marks} on ${marks.assignmentId} = ${judgeAssignments.id}
      where ${judgeAssignments.judgeId} = ${judgeId}::bigint and ${judgeAssignments.state} <> 'revoked') task
    where ${state ?? null}::text is null or state = ${state ?? null}::text
    order by seq limit ${limit}::int offset ${offset}::int`,
  )
}

/** An assignment of this judge with its work and its round; those of others are not there. */
export async function findTask(db: Db, judgeId: number, assignmentId: number) {
  const [row] = await db
    .select({
      id: judgeAssignments.id,
      workId: judgeAssignments.workId,
      panelId: judgeAssignments.panelId,
      kind: judgeAssignments.kind,
      assignmentState: judgeAssignments.state,
      state: taskState,
      dueAt: judgeAssignments.dueAt,
      agreementAt: judgePanelMembers.agreementAt,
      schemeId: judgePanels.schemeId,
      avoidsArea: judgePanels.avoidsArea,
      competitionId: competitions.id,
      competitionName: competitions.name,
      competitionState: competitions.state,
      phase: phaseFields,
      workNo: works.workNo,
      workState: works.state,
      anonTitle: works.anonTitle,
      summary: works.summary,
      textbook: works.textbook,
      gradeName: works.gradeName,
      knowledge: works.knowledge,
      groupName: competitionGroups.name,
      gardeName: gardes.gardeName,
      courseName: subjects.courseName,
      slots: competitions.workSchema,
    })
    .from(judgeAssignments)
    .innerJoin(judgePanels, eq(judgePanels.id, judgeAssignments.panelId))
    .innerJoin(competitionPhases, eq(competitionPhases.id, judgePanels.phaseId))
    .innerJoin(competitions, and(eq(competitions.id, judgePanels.competitionId), isStanding))
    .innerJoin(competitionGroups, eq(competitionGroups.id, judgePanels.groupId))
    .innerJoin(works, eq(works.id, judgeAssignments.workId))
    .innerJoin(entries, eq(entries.id, works.entryId))
    .leftJoin(gardes, eq(gardes.gardeId, entries.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, entries.courseId), eq(subjects.gardeId, entries.gardeId)))
    .leftJoin(
      judgePanelMembers,
      and(eq(judgePanelMembers.panelId, judgePanels.id), eq(judgePanelMembers.userId, judgeAssignments.judgeId)),
    )
    .where(
      and(
        eq(judgeAssignments.id, assignmentId),
        eq(judgeAssignments.judgeId, judgeId),
        ne(judgeAssignments.state, 'revoked'),
      ),
    )
  return row
}

/** A work as its judge may know it. */
export type JudgeTaskRow = NonNullable<Awaited<ReturnType<typeof findTask>>>

/** Lets changes of one assignment happen one after the other. */
export async function lockAssignment(tx: Db, judgeId: number, assignmentId: number): Promise<void> {
  await tx
    .select({ id: judgeAssignments.id })
    .from(judgeAssignments)
    .where(and(eq(judgeAssignments.id, assignmentId), eq(judgeAssignments.judgeId, judgeId)))
    .for('update')
}

/** Criteria of a scheme in their order. */
export function listSheet(db: Db, schemeId: number) {
  return db
    .select({
      id: criteria.id,
      parentId: criteria.parentId,
      name: criteria.name,
      detail: criteria.detail,
      max: sql<string>`${criteria.maxScore}::text`,
      weight: criteria.weight,
      step: criteria.step,
      anchors: criteria.anchors,
      isCommentRequired: criteria.isCommentRequired,
    })
    .from(criteria)
    .where(eq(criteria.schemeId, schemeId))
    .orderBy(asc(criteria.seq), asc(criteria.id))
}

/** A criterion as its sheet shows it. */
export type CriterionRow = Awaited<ReturnType<typeof listSheet>>[number]

/** Total of a scheme, a decimal. */
export async function findSchemeTotal(db: Db, schemeId: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ total: string }>(
    db,
    sql`select total::text from score_scheme where id = ${schemeId}::bigint`,
  )
  return row?.total
}
