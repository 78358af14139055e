import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { gardes, schoolClasses, schoolGrades, schools, subjects } from '../../db/tables/organizations'

/** Position of an organization in the pre-order; undefined when there is none. */
export async function findOrganizationPosition(db: Db, schoolId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ lft: schools.lft })
    .from(schools)
    .where(and(eq(schools.id, schoolId), isNull(schools.deletedAt)))
  return row?.lft
}

/** Positions of several organizations. */
export function listPositions(db: Db, schoolIds: readonly number[]) {
  return db
    .select({ id: schools.id, lft: schools.lft })
    .from(schools)
    .where(and(inArray(schools.id, [...schoolIds]), isNull(schools.deletedAt)))
}

/** Do grade and class, as far as given, belong to the school and to each other? */
export async function isClassOfSchool(
  db: Db,
  schoolId: number | null,
  gradeId: number | null | undefined,
  classId: number | null | undefined,
): Promise<boolean> {
  if (!gradeId && !classId) return true
  if (schoolId === null) return false
  const [row] = await db
    .select({ id: schoolGrades.id })
    .from(schoolGrades)
    .leftJoin(schoolClasses, eq(schoolClasses.gradeId, schoolGrades.id))
    .where(
      and(
        eq(schoolGrades.schoolId, schoolId),
        gradeId ? eq(schoolGrades.id, gradeId) : undefined,
        classId ? eq(schoolClasses.id, classId) : undefined,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Which of these stages exist? */
export function listStageIds(db: Db, gardeIds: readonly string[]) {
  return db
    .select({ gardeId: gardes.gardeId })
    .from(gardes)
    .where(inArray(gardes.gardeId, [...gardeIds]))
}

/** Which of these `stage-subject` pairs exist? */
export async function listSubjectPairs(db: Db, pairs: readonly string[]): Promise<string[]> {
  const pair = sql<string>`${subjects.gardeId} || '-' || ${subjects.courseId}`
  const rows = await db
    .select({ pair })
    .from(subjects)
    .where(inArray(pair, [...pairs]))
  return rows.map((row) => row.pair)
}
