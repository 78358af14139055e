import { and, asc, count, countDistinct, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { gardes, schoolGrades, subjects } from '../../db/tables/organizations'
import { userStages, userStageSubjects } from '../../db/tables/users'

const stageFields = {
  id: gardes.id,
  gardeId: gardes.gardeId,
  gardeName: gardes.gardeName,
  seq: gardes.seq,
  version: gardes.version,
}
const subjectFields = {
  gardeId: subjects.gardeId,
  courseId: subjects.courseId,
  courseName: subjects.courseName,
  seq: subjects.seq,
  version: subjects.version,
}

/** Stages in order. */
export function listStages(db: Db) {
  return db.select(stageFields).from(gardes).orderBy(asc(gardes.seq), asc(gardes.gardeId))
}

/** A stage as the queries of this feature return it. */
export type StageRow = Awaited<ReturnType<typeof listStages>>[number]

/** Subjects of every stage. */
export function listSubjects(db: Db) {
  return db
    .select(subjectFields)
    .from(subjects)
    .orderBy(asc(subjects.gardeId), asc(subjects.seq), asc(subjects.courseId))
}

/** A subject of one stage. */
export type SubjectRow = Awaited<ReturnType<typeof listSubjects>>[number]

/** One stage by its row id, locked until the transaction ends. */
export async function lockStage(tx: Db, id: number): Promise<StageRow | undefined> {
  const [row] = await tx.select(stageFields).from(gardes).where(eq(gardes.id, id)).for('update')
  return row
}

/** Is there a stage with this code? */
export async function hasStage(db: Db, gardeId: string): Promise<boolean> {
  const [row] = await db.select({ id: gardes.id }).from(gardes).where(eq(gardes.gardeId, gardeId))
  return row !== undefined
}

/** The condition that picks one subject of one stage. */
export function isSubject(gardeId: string, courseId: string) {
  return and(eq(subjects.gardeId, gardeId), eq(subjects.courseId, courseId))
}

/** One subject of a stage. */
export async function findSubject(db: Db, gardeId: string, courseId: string): Promise<SubjectRow | undefined> {
  const [row] = await db.select(subjectFields).from(subjects).where(isSubject(gardeId, courseId))
  return row
}

/** One subject of a stage, locked until the transaction ends. */
export async function lockSubject(tx: Db, gardeId: string, courseId: string): Promise<SubjectRow | undefined> {
  const [row] = await tx.select(subjectFields).from(subjects).where(isSubject(gardeId, courseId)).for('update')
  return row
}

/** What may use a stage. */
export const stageUses = ['subjects', 'grades', 'users'] as const

/** Where each stage is used, in one statement. */
export function listStageUses(db: Db) {
  return rowsOf<Record<(typeof stageUses)[number], boolean> & { gardeId: string }>(
    db,
    sql`select garde_id as "gardeId",
      exists (select 1 from subject where subject.garde_id = garde.garde_id) as subjects,
      exists (select 1 from school_grade where school_grade.garde_id = garde.garde_id) as grades,
      (exists (select 1 from user_stage where user_stage.garde_id = garde.garde_id)
        or exists (select 1 from user_stage_subject where user_stage_subject.garde_id = garde.garde_id)) as users
      from garde order by garde_id`,
  )
}

/** Subjects that somebody teaches, in one statement. */
export function listTaughtSubjects(db: Db) {
  return rowsOf<Pick<SubjectRow, 'gardeId' | 'courseId'>>(
    db,
    sql`select garde_id as "gardeId", course_id as "courseId" from subject where exists (
      select 1 from user_stage_subject taught
      where taught.garde_id = subject.garde_id and taught.course_id = subject.course_id
    ) order by garde_id, course_id`,
  )
}

/** What belongs to a stage: subjects, grades of schools, people. */
export async function countStageUsage(db: Db, gardeId: string) {
  const subjectCount = await db.select({ n: count() }).from(subjects).where(eq(subjects.gardeId, gardeId))
  const grades = await db.select({ n: count() }).from(schoolGrades).where(eq(schoolGrades.gardeId, gardeId))
  const people = unionAll(
    db.select({ userId: userStages.userId }).from(userStages).where(eq(userStages.gardeId, gardeId)),
    db
      .select({ userId: userStageSubjects.userId })
      .from(userStageSubjects)
      .where(eq(userStageSubjects.gardeId, gardeId)),
  ).as('people')
  const users = await db.select({ n: countDistinct(people.userId) }).from(people)
  return { subjects: onlyRow(subjectCount).n, grades: onlyRow(grades).n, users: onlyRow(users).n }
}

/** People who teach a subject in a stage. */
export async function countTeachersOf(db: Db, gardeId: string, courseId: string): Promise<number> {
  const isTaught = and(eq(userStageSubjects.gardeId, gardeId), eq(userStageSubjects.courseId, courseId))
  const row = await db
    .select({ n: countDistinct(userStageSubjects.userId) })
    .from(userStageSubjects)
    .where(isTaught)
  return onlyRow(row).n
}

/** Adds a stage and returns its id. */
export async function insertStage(tx: Db, stage: typeof gardes.$inferInsert): Promise<number> {
  const { id } = onlyRow(await tx.insert(gardes).values(stage).returning({ id: gardes.id }))
  return id
}

/** Changes columns of one stage and increments its version. */
export async function updateStage(tx: Db, id: number, change: Partial<typeof gardes.$inferInsert>): Promise<void> {
  await tx
    .update(gardes)
    .set({ ...change, version: sql`${gardes.version} + 1` })
    .where(eq(gardes.id, id))
}

/** Deletes one stage. */
export async function deleteStageRow(tx: Db, id: number): Promise<void> {
  await tx.delete(gardes).where(eq(gardes.id, id))
}

/** Adds a subject. */
export async function insertSubject(tx: Db, subject: typeof subjects.$inferInsert): Promise<void> {
  await tx.insert(subjects).values(subject)
}

/** Changes columns of one subject and increments its version. */
export async function updateSubject(
  tx: Db,
  { gardeId, courseId }: Pick<SubjectRow, 'gardeId' | 'courseId'>,
  change: Partial<typeof subjects.$inferInsert>,
): Promise<void> {
  await tx
    .update(subjects)
    .set({ ...change, version: sql`${subjects.version} + 1` })
    .where(isSubject(gardeId, courseId))
}

/** Deletes one subject. */
export async function deleteSubjectRow(
  tx: Db,
  { gardeId, courseId }: Pick<SubjectRow, 'gardeId' | 'courseId'>,
): Promise<void> {
  await tx.delete(subjects).where(isSubject(gardeId, courseId))
}
