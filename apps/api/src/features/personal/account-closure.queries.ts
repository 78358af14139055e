import { and, asc, eq, isNull, lte } from 'drizzle-orm'
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

/** Notes that a request has been carried out. */
export async function markClosed(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(accountClosures).set({ closedAt: now }).where(eq(accountClosures.userId, userId))
}
