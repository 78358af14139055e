import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { schools } from '../../db/tables/organizations'
import { userRoles } from '../../db/tables/roles'
import { students, teachers, users } from '../../db/tables/users'
import { snapshot, type UserSnapshot } from './user-snapshot'

/** Everything of a person that an import may change. */
export async function snapshotOf(tx: Db, userId: number): Promise<UserSnapshot> {
  const user = onlyRow(await tx.select().from(users).where(eq(users.id, userId)))
  const roles = await tx
    .select({ roleId: userRoles.roleId })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.seq))
  const [student] = await tx.select().from(students).where(eq(students.userId, userId))
  const [teacher] = await tx.select().from(teachers).where(eq(teachers.userId, userId))
  return snapshot.parse({
    user,
    roleIds: roles.map(({ roleId }) => roleId),
    student: student ?? null,
    teacher: teacher ?? null,
  })
}

/** Deletes accounts that have neither been changed nor used since they were added. Returns the ids of those deleted. */
export async function deleteUntouchedUsers(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .delete(users)
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.version, 0),
        sql`${users.deletedAt} is null and ${users.lastLogin} is null`,
        sql`not exists (select 1 from guardian where parent_user_id = ${users.id} or student_user_id = ${users.id})`,
      ),
    )
    .returning({ id: users.id })
  return rows.map(({ id }) => id)
}

/** Changes a person who still has this version, their position in the tree included. Returns whether it did. */
export async function restoreUser(
  tx: Db,
  { id, version }: { id: number; version: number },
  change: Partial<typeof users.$inferInsert> & Pick<UserSnapshot['user'], 'schoolId'>,
): Promise<boolean> {
  const position = sql`(select lft from ${schools} where ${schools.id} = ${change.schoolId})`
  const rows = await tx
    .update(users)
    .set({ ...change, orgPos: position, version: version + 1 })
    .where(and(eq(users.id, id), eq(users.version, version), sql`${users.deletedAt} is null`))
    .returning({ id: users.id })
  return rows.length > 0
}

/** Makes the rows of a student and of a teacher those of the snapshot. */
export async function replaceExtras(
  tx: Db,
  userId: number,
  { student, teacher }: Pick<UserSnapshot, 'student' | 'teacher'>,
): Promise<void> {
  await tx.delete(students).where(eq(students.userId, userId))
  await tx.delete(teachers).where(eq(teachers.userId, userId))
  if (student) await tx.insert(students).values({ userId, ...student })
  if (teacher) await tx.insert(teachers).values({ userId, ...teacher })
}
