import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type OutboxChannel, outboxMessages } from '../../db/tables/outbox'

/** A message as it is stored. */
export type OutboxRow = typeof outboxMessages.$inferSelect

/** Stores a message. */
export async function insertMessage(tx: Db, message: typeof outboxMessages.$inferInsert): Promise<void> {
  await tx.insert(outboxMessages).values(message)
}

/** Claims messages of these channels that are due: another server does not get them before `retryAt`. */
export function claimDue(
  db: Db,
  { now, retryAt, limit, channels }: { now: Date; retryAt: Date; limit: number; channels: readonly OutboxChannel[] },
): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(
      and(
        isNotNull(outboxMessages.payload),
        inArray(outboxMessages.channel, [...channels]),
        lte(outboxMessages.nextAt, now),
        gt(outboxMessages.expiresAt, now),
      ),
    )
    .orderBy(outboxMessages.nextAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMessages)
    .set({ nextAt: retryAt, attempts: sql`${outboxMessages.attempts} + 1` })
    .where(inArray(outboxMessages.id, due))
    .returning()
}

/** Removes the content of a message that has been accepted. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(outboxMessages).set({ payload: null, sentAt: now }).where(eq(outboxMessages.id, id))
}

/** Tries a message again at a later time. */
export async function postpone(db: Db, id: string, nextAt: Date): Promise<void> {
  await db.update(outboxMessages).set({ nextAt }).where(eq(outboxMessages.id, id))
}

/** Removes the content of messages that were not sent in time, and old rows altogether. */
export async function sweepMessages(db: Db, now: Date, before: Date): Promise<void> {
  await db
    .update(outboxMessages)
    .set({ payload: null })
    .where(and(isNotNull(outboxMessages.payload), lte(outboxMessages.expiresAt, now)))
  await db.delete(outboxMessages).where(lte(outboxMessages.expiresAt, before))
}
