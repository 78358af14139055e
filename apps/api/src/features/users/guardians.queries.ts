import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { guardians } from '../../db/tables/users'

/** Ids of the parents that a student has. */
export async function listParentIds(tx: Db, studentId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: guardians.parentUserId })
    .from(guardians)
    .where(eq(guardians.studentUserId, studentId))
  return rows.map(({ id }) => id)
}

/** Removes parents from a student; their accounts stay. */
export async function removeParents(tx: Db, studentId: number, parentIds: readonly number[]): Promise<void> {
  if (parentIds.length === 0) return
  await tx
    .delete(guardians)
    .where(and(eq(guardians.studentUserId, studentId), inArray(guardians.parentUserId, [...parentIds])))
}

/** Stores what a student calls a parent. */
export async function setFamilyName(
  tx: Db,
  { studentId, parentId }: { studentId: number; parentId: number },
  familyName: string | null,
): Promise<void> {
  await tx
    .update(guardians)
    .set({ familyName })
    .where(and(eq(guardians.studentUserId, studentId), eq(guardians.parentUserId, parentId)))
}

/** Adds a parent to a student. */
export async function insertGuardian(tx: Db, guardian: typeof guardians.$inferInsert): Promise<void> {
  await tx.insert(guardians).values(guardian)
}
