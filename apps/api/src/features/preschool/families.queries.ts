import { userTypes } from '@doorway/api-client/rules'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schools } from '../../db/tables/organizations'
import { guardians, users } from '../../db/tables/users'
import { kindOfSchool } from '../profiles/profiles.queries'

/** Is this person registered as a parent? The permission alone is not enough. */
export async function isParent(db: Db, userId: number): Promise<boolean> {
  const [row] = await db.select({ userType: users.userType }).from(users).where(eq(users.id, userId))
  return row?.userType === userTypes.parent
}

/** The children that a parent is registered with. */
export function listChildrenOf(db: Db, parentId: number) {
  return db
    .select({ id: users.id, name: users.name })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.studentUserId))
    .where(and(eq(guardians.parentUserId, parentId), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .limit(100)
}

/** The kindergarten that a person belongs to; null for people of schools, bureaus and none. */
export async function findGarden(tx: Db, userId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: schools.id, schoolType: schools.schoolType })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId))
  return row && kindOfSchool(row.schoolType) === 'kindergarten' ? row.id : null
}

/** The kindergarten or school of the child, else of the parent; null without either. */
export async function findHomeOrg(tx: Db, parentId: number, childId: number | null): Promise<number | null> {
  const rows = await tx
    .select({ id: users.id, schoolId: users.schoolId })
    .from(users)
    .where(inArray(users.id, childId === null ? [parentId] : [parentId, childId]))
  const orgOf = (id: number | null) => rows.find((row) => row.id === id)?.schoolId ?? null
  return orgOf(childId) ?? orgOf(parentId)
}
