import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { accountClosures, favourites } from '../../db/tables/personal'
import { resources } from '../../db/tables/research'
import { userRoles } from '../../db/tables/roles'
import {
  guardians,
  partTimeSchools,
  passwordHistory,
  students,
  teacherClasses,
  users,
  userSecurity,
  userStages,
  userStageSubjects,
} from '../../db/tables/users'

/** A request to close an account. */
export type ClosureRow = typeof accountClosures.$inferSelect

/** The request of a person that has not been carried out. */
export async function findClosure(db: Db, userId: number): Promise<ClosureRow | undefined> {
  const [row] = await db
    .select()
    .from(accountClosures)
    .where(and(eq(accountClosures.userId, userId), isNull(accountClosures.closedAt)))
  return row
}

/** Adds a request; undefined where there is one. */
export async function insertClosure(tx: Db, row: typeof accountClosures.$inferInsert): Promise<ClosureRow | undefined> {
  const [added] = await tx.insert(accountClosures).values(row).onConflictDoNothing().returning()
  return added
}

/** Removes a request that has not been carried out. Returns whether there was one. */
export async function deleteClosure(tx: Db, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(accountClosures)
    .where(and(eq(accountClosures.userId, userId), isNull(accountClosures.closedAt)))
    .returning({ userId: accountClosures.userId })
  return gone.length > 0
}

const PER_ROUND = 20

/** People whose request is due, locked until the end of the transaction. */
export function listDue(tx: Db, now: Date) {
  return tx
    .select({ id: users.id, name: users.name, schoolId: users.schoolId })
    .from(accountClosures)
    .innerJoin(users, eq(users.id, accountClosures.userId))
    .where(and(isNull(accountClosures.closedAt), lte(accountClosures.dueAt, now)))
    .orderBy(asc(accountClosures.dueAt))
    .limit(PER_ROUND)
    .for('update', { skipLocked: true })
}

/**
 * Removes what identifies a person. The row stays under a name that says nothing, since published resources and the
 * log refer to it.
 */
export async function anonymise(tx: Db, id: number, name: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({
      username: `closed-${id}`.slice(0, 18),
      name,
      idCardEnc: null,
      idCardHash: null,
      birthDate: null,
      mobileEnc: null,
      mobileHash: null,
      sex: null,
      remark: null,
      email: null,
      imgPath: null,
      discTitle: null,
      discDetail: null,
      dataState: '1',
      updatedAt: now,
      deletedAt: now,
      version: sql`${users.version} + 1`,
    })
    .where(eq(users.id, id))
  await tx
    .update(students)
    .set({ gradeId: null, classId: null, userNumber: null, enrollmentNumberEnc: null, enrollmentNumberHash: null })
    .where(eq(students.userId, id))
  // An author typed by hand is the owner's name in most cases.
  await tx.update(resources).set({ author: null }).where(eq(resources.ownerId, id))
  await tx.delete(guardians).where(or(eq(guardians.parentUserId, id), eq(guardians.studentUserId, id)))
  for (const table of [teacherClasses, partTimeSchools, userStages, userStageSubjects, userRoles, favourites])
    await tx.delete(table).where(eq(table.userId, id))
  await tx.delete(passwordHistory).where(eq(passwordHistory.userId, id))
  await tx.delete(userSecurity).where(eq(userSecurity.userId, id))
  await tx.update(accountClosures).set({ closedAt: now }).where(eq(accountClosures.userId, id))
}
