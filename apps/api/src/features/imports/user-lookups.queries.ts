import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schoolClasses, schoolGrades } from '../../db/tables/organizations'
import { students, users } from '../../db/tables/users'

export async function listExisting(db: Db, names: readonly string[]) {
  if (names.length === 0) return []
  return db
    .select({
      id: users.id,
      username: users.username,
      userType: users.userType,
      schoolId: users.schoolId,
      orgPos: users.orgPos,
      version: users.version,
    })
    .from(users)
    .where(
      and(
        inArray(
          sql`lower(${users.username})`,
          names.map((name) => name.toLowerCase()),
        ),
        isNull(users.deletedAt),
      ),
    )
}

/** A person that a row of the file means. */
export type ExistingUser = Awaited<ReturnType<typeof listExisting>>[number]

export async function ownersOfIdCards(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  return db
    .select({ hash: users.idCardHash, userId: users.id })
    .from(users)
    .where(and(inArray(users.idCardHash, [...hashes]), isNull(users.deletedAt)))
}

export async function ownersOfEnrollments(db: Db, hashes: readonly string[]) {
  if (hashes.length === 0) return []
  return db
    .select({ hash: students.enrollmentNumberHash, userId: students.userId })
    .from(students)
    .where(inArray(students.enrollmentNumberHash, [...hashes]))
}

/** Classes of these schools with their grades, by name. Graduates are left out: the next grade has the name now. */
export async function listClassesOf(db: Db, schoolIds: readonly number[]) {
  if (schoolIds.length === 0) return []
  return db
    .select({
      schoolId: schoolGrades.schoolId,
      gradeId: schoolGrades.id,
      grade: schoolGrades.name,
      classId: schoolClasses.id,
      className: schoolClasses.name,
    })
    .from(schoolGrades)
    .leftJoin(schoolClasses, eq(schoolClasses.gradeId, schoolGrades.id))
    .where(and(inArray(schoolGrades.schoolId, [...schoolIds]), isNull(schoolGrades.graduatedAt)))
}
