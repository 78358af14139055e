import type { MediaFacts } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { checks, competitionGroups, competitions, entries, works } from '../../db/tables/competitions'
import { schools, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const ofSnapshot = (key: string) => sql<string>`coalesce(${entries.snapshot} ->> ${key}, '')`

const isTwin = sql<boolean>`(exists (select 1 from comp_work twin
    where twin.content_hash = comp_work.content_hash and twin.id <> comp_work.id and twin.deleted_at is null
    and twin.state not in ('draft', 'withdrawn'))
  or exists (select 1 from comp_work twin
    where twin.title_key = comp_work.title_key and twin.id <> comp_work.id and twin.deleted_at is null
    and twin.state not in ('draft', 'withdrawn')))`

function selectWorks(db: Db) {
  return db
    .select({
      id: works.id,
      competitionId: works.competitionId,
      competitionName: competitions.name,
      competitionState: competitions.state,
      workNo: works.workNo,
      title: works.title,
      summary: works.summary,
      topic: entries.topic,
      groupName: competitionGroups.name,
      courseName: subjects.courseName,
      applicantId: entries.applicantId,
      applicantName: ofSnapshot('applicantName'),
      schoolName: ofSnapshot('schoolName'),
      position: schools.lft,
      state: works.state,
      stateReason: works.stateReason,
      submittedAt: works.submittedAt,
      hasTwin: isTwin,
      checks: sql<number>`(select count(*)::int from comp_check where comp_check.work_id = comp_work.id)`,
      version: sql<number>`comp_work.version`,
    })
    .from(works)
    .innerJoin(entries, eq(entries.id, works.entryId))
    .innerJoin(competitions, eq(competitions.id, works.competitionId))
    .innerJoin(competitionGroups, eq(competitionGroups.id, entries.groupId))
    .innerJoin(schools, eq(schools.id, entries.orgId))
    .leftJoin(subjects, and(eq(subjects.courseId, entries.courseId), eq(subjects.gardeId, entries.gardeId)))
    .$dynamic()
}

/** A work as its checkers see it. */
export type ManagedWorkRow = Awaited<ReturnType<typeof selectWorks>>[number]

/** One page of the works in scope with the exact total, the earliest submitted first. */
export async function pageManagedWorks(
  db: Db,
  scope: DataScope,
  t: Schema<'WorkConditions'>,
  window: PageWindow,
): Promise<{ rows: ManagedWorkRow[]; total: number }> {
  const text = t.keyword?.trim()
  const where = and(
    eq(works.competitionId, t.competitionId),
    isNull(works.deletedAt),
    notInArray(works.state, ['draft', 'withdrawn']),
    positionInScope(scope, schools.lft),
    t.state ? eq(works.state, t.state) : undefined,
    t.groupId ? eq(entries.groupId, t.groupId) : undefined,
    t.hasTwin ? isTwin : undefined,
    text ? or(contains(works.title, text), contains(works.workNo, text)) : undefined,
  )
  const rows = await selectWorks(db)
    .where(where)
    .orderBy(sql`${works.submittedAt} nulls last`, asc(works.id))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(works)
    .innerJoin(entries, eq(entries.id, works.entryId))
    .innerJoin(schools, eq(schools.id, entries.orgId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** One submitted work; drafts and withdrawn works are their authors' alone. */
export async function findManagedWork(db: Db, id: number): Promise<ManagedWorkRow | undefined> {
  const [row] = await selectWorks(db).where(
    and(eq(works.id, id), isNull(works.deletedAt), notInArray(works.state, ['draft', 'withdrawn'])),
  )
  return row
}

/** These works, locked until the transaction ends, in the order of their ids. */
export async function lockWorks(tx: Db, ids: readonly number[]): Promise<ManagedWorkRow[]> {
  await tx
    .select({ id: works.id })
    .from(works)
    .where(inArray(works.id, [...ids]))
    .orderBy(works.id)
    .for('update')
  return selectWorks(tx)
    .where(and(inArray(works.id, [...ids]), isNull(works.deletedAt)))
    .orderBy(works.id)
}

/** Files of a work in the order of its requirements. */
export function listWorkFiles(db: Db, workId: number) {
  return rowsOf<{ slot: string; name: string; ext: string; size: number; id: string; media: MediaFacts | null }>(
    db,
    sql`select held.slot, file.name, file.ext, file.size::float8 as size, file.id, file.media
      from comp_work_file held join file_object file on file.id = held.file_id
      where held.work_id = ${workId} and held.replaced_by is null order by held.slot, held.seq`,
  )
}

/** Decisions about a work, the latest first. */
export function listChecks(db: Db, workId: number) {
  return db
    .select({
      result: checks.result,
      items: checks.items,
      reason: checks.reason,
      at: checks.at,
      checkerName: users.name,
    })
    .from(checks)
    .innerJoin(users, eq(users.id, checks.checkerId))
    .where(eq(checks.workId, workId))
    .orderBy(sql`${checks.id} desc`)
}

/** Changes of the state of a work, the latest first. */
export function listWorkLog(db: Db, workId: number) {
  return rowsOf<{ fromState: string | null; toState: ManagedWorkRow['state']; reason: string | null; at: string }>(
    db,
    sql`select from_state as "fromState", to_state as "toState", reason, at::text as at
      from comp_work_log where work_id = ${workId} order by id desc`,
  )
}

/** A new state of works with what is stored about it. */
export interface WorkChange {
  state: 'qualified' | 'fix' | 'rejected' | 'disqualified'
  reason: string | null
  actorId: number
  at: Date
}

/** Changes the state of works and writes their log. */
export async function updateWorkStates(
  tx: Db,
  ids: readonly number[],
  { state, reason, actorId, at }: WorkChange,
): Promise<void> {
  if (ids.length === 0) return
  const list = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  await tx.execute(sql`
    insert into comp_work_log (work_id, from_state, to_state, actor_id, reason, at)
    select id, state, ${state}, ${actorId}, ${reason}, ${at.toISOString()}::timestamptz
    from comp_work where id in (${list}) order by id`)
  await tx.execute(sql`
    update comp_work set state = ${state}, state_reason = ${reason}, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz, updated_by = ${actorId}
    where id in (${list})`)
}

/** Stores a decision for each of the works. */
export async function insertChecks(tx: Db, rows: readonly (typeof checks.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(checks).values([...rows])
}

/** Voids the marks of a work, and revokes its award and certificate. */
export async function revokeResults(tx: Db, workId: number, reason: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update mark set state = 'void' where assignment_id in (select id from judge_assignment where work_id = ${workId})`)
  await tx.execute(sql`
    update certificate set revoked_at = ${at.toISOString()}::timestamptz, revoke_reason = ${reason.slice(0, 300)}
    where revoked_at is null and award_grant_id in (select id from award_grant where work_id = ${workId})`)
  await tx.execute(sql`
    update award_grant set state = 'revoked', adjust_reason = ${reason.slice(0, 300)}
    where work_id = ${workId} and state <> 'revoked'`)
}

/** A work that may be the same as another one. */
export interface TwinRow {
  id: number
  workNo: string
  title: string
  competitionName: string
  year: number
  state: ManagedWorkRow['state']
  summary: string
  sameContent: boolean
  sameTitle: boolean
}

/** Works of the same subject and those with the same content or title, in all competitions. */
export function listTwinCandidates(db: Db, workId: number): Promise<TwinRow[]> {
  return rowsOf(
    db,
    sql`select twin.id::int as id, twin.work_no as "workNo", twin.title, competition.name as "competitionName",
        competition.year::int as year, twin.state, twin.summary,
        coalesce(twin.content_hash = work.content_hash, false) as "sameContent",
        twin.title_key = work.title_key as "sameTitle"
      from comp_work work join comp_entry entry on entry.id = work.entry_id
      join comp_work twin on twin.id <> work.id and twin.deleted_at is null and twin.state not in ('draft', 'withdrawn')
      join comp_entry other on other.id = twin.entry_id
      join competition on competition.id = twin.competition_id
      where work.id = ${workId} and (other.course_id = entry.course_id or twin.content_hash = work.content_hash
        or twin.title_key = work.title_key)
      order by twin.id desc`,
  )
}
