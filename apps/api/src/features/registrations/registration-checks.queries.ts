import { userTypes } from '@doorway/api-client/rules'
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { dictEntries } from '../../db/tables/organizations'
import { gardes, schoolClasses, schoolGrades, schools, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'

/** The account that has one of these hashes of an identity number, wherever it is. */
export async function findSameIdentity(db: Db, hashes: readonly string[]) {
  const [row] = await db
    .select({ username: users.username, position: users.orgPos })
    .from(users)
    .where(and(inArray(users.idCardHash, [...hashes]), isNull(users.deletedAt)))
  return row
}

const MAX_DUPLICATES = 10

/** An account that may belong to an applicant. */
export type DuplicateAccount = Awaited<ReturnType<typeof listDuplicates>>[number]

/** Active accounts with one of these hashes of an identity number, or with the name at the organization. */
export function listDuplicates(
  db: Db,
  { schoolId, name, hashes }: { schoolId: number; name: string; hashes: readonly string[] },
) {
  const sameName = and(eq(users.schoolId, schoolId), eq(users.name, name))
  const isSame = hashes.length === 0 ? sql<boolean>`false` : inArray(users.idCardHash, [...hashes])
  return db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      userType: users.userType,
      schoolId: users.schoolId,
      schoolName: schools.name,
      position: users.orgPos,
      birthDate: users.birthDate,
      isSameIdentity: sql<boolean>`coalesce(${isSame}, false)`,
    })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(and(isNull(users.deletedAt), eq(users.dataState, '0'), or(isSame, sameName)))
    .orderBy(users.id)
    .limit(MAX_DUPLICATES)
}

/** A student of an organization by login name. */
export async function findStudentOf(db: Db, schoolId: number, username: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.username})`, username.toLowerCase()),
        eq(users.schoolId, schoolId),
        eq(users.userType, userTypes.student),
        isNull(users.deletedAt),
      ),
    )
  return row?.id
}

/** A parent of an organization by name and one of the hashes of a mobile. */
export async function findParentOf(
  db: Db,
  { schoolId, name, mobileHashes }: { schoolId: number; name: string; mobileHashes: readonly string[] },
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inArray(users.mobileHash, [...mobileHashes]),
        eq(users.name, name),
        eq(users.schoolId, schoolId),
        eq(users.userType, userTypes.parent),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(users.id)
  return row?.id
}

/** The grade that a request names, and its class. */
export async function findGrade(db: Db, gradeId: number, classId: number | undefined) {
  const [row] = await db
    .select({
      gardeId: schoolGrades.gardeId,
      inYear: schoolGrades.inYear,
      gradeName: schoolGrades.name,
      className: schoolClasses.name,
    })
    .from(schoolGrades)
    .leftJoin(
      schoolClasses,
      and(
        eq(schoolClasses.gradeId, schoolGrades.id),
        classId === undefined ? sql`false` : eq(schoolClasses.id, classId),
      ),
    )
    .where(eq(schoolGrades.id, gradeId))
  return row
}

/** What a duty type is called. */
export async function findDutyName(db: Db, dicType: string, value: string): Promise<string | undefined> {
  const [row] = await db
    .select({ name: dictEntries.dicDisplay })
    .from(dictEntries)
    .where(and(eq(dictEntries.dicType, dicType), eq(dictEntries.dicValue, value)))
  return row?.name
}

/** What stage and subject pairs are called. */
export async function listSubjectNames(db: Db, pairs: readonly string[]): Promise<string[]> {
  if (pairs.length === 0) return []
  const rows = await db
    .select({ stage: gardes.gardeName, subject: subjects.courseName })
    .from(subjects)
    .innerJoin(gardes, eq(gardes.gardeId, subjects.gardeId))
    .where(inArray(sql`${subjects.gardeId} || '-' || ${subjects.courseId}`, [...pairs]))
    .orderBy(gardes.seq, subjects.seq)
  return rows.map(({ stage, subject }) => `${stage} ${subject}`)
}
