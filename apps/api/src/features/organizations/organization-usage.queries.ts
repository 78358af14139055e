import { and, count, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schoolGrades, schools } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'

/** What hangs on an organization: organizations directly below, people, grades. */
export async function countSchoolUsage(db: Db, schoolId: number) {
  const isBelow = and(eq(schools.parentId, schoolId), isNull(schools.deletedAt))
  const isMember = and(eq(users.schoolId, schoolId), isNull(users.deletedAt))
  const [children] = await db.select({ n: count() }).from(schools).where(isBelow)
  const [members] = await db.select({ n: count() }).from(users).where(isMember)
  const [grades] = await db.select({ n: count() }).from(schoolGrades).where(eq(schoolGrades.schoolId, schoolId))
  return { children: children?.n ?? 0, users: members?.n ?? 0, grades: grades?.n ?? 0 }
}
