import { and, asc, eq, isNotNull, isNull, lte, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { accountClosures } from '../../db/tables/personal'
import { users } from '../../db/tables/users'

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
    .select({ id: users.id, name: users.name, username: users.username, schoolId: users.schoolId })
    .from(accountClosures)
    .innerJoin(users, eq(users.id, accountClosures.userId))
    .where(and(isNull(accountClosures.closedAt), lte(accountClosures.dueAt, now)))
    .orderBy(asc(accountClosures.dueAt))
    .limit(PER_ROUND)
    .for('update', { skipLocked: true })
}

/** People who were deleted before a moment and are still stored, locked until the end of the transaction. */
export function listDeleted(tx: Db, before: Date) {
  const isClosed = sql`exists (select 1 from account_closure where user_id = ${users.id} and closed_at is not null)`
  return tx
    .select({ id: users.id, name: users.name, username: users.username, schoolId: users.schoolId })
    .from(users)
    .where(and(isNotNull(users.deletedAt), lte(users.deletedAt, before), not(isClosed)))
    .orderBy(asc(users.deletedAt))
    .limit(PER_ROUND)
    .for('update', { skipLocked: true })
}

/** Notes that a person has been removed. */
export async function markClosed(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .insert(accountClosures)
    .values({ userId, requestedAt: now, dueAt: now, closedAt: now })
    .onConflictDoUpdate({ target: accountClosures.userId, set: { closedAt: now } })
}
