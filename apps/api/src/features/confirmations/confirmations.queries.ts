import { and, eq, gt, inArray, isNotNull, isNull, lte, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { confirmations } from '../../db/tables/confirmations'
import { users } from '../../db/tables/users'

const requester = alias(users, 'requester')

/** Requests that have not expired: those of this person, and those that others have made about others. */
export function listOpen(db: Db, { userId, now, isConfirmer }: { userId: number; now: Date; isConfirmer: boolean }) {
  const own = eq(confirmations.requestedBy, userId)
  return db
    .select({
      id: confirmations.id,
      action: confirmations.action,
      targetId: confirmations.targetId,
      targetName: users.name,
      targetUsername: users.username,
      requestedBy: confirmations.requestedBy,
      requesterName: requester.name,
      requestedAt: confirmations.requestedAt,
      expiresAt: confirmations.expiresAt,
      confirmedAt: confirmations.confirmedAt,
    })
    .from(confirmations)
    .innerJoin(users, eq(users.id, confirmations.targetId))
    .innerJoin(requester, eq(requester.id, confirmations.requestedBy))
    .where(and(gt(confirmations.expiresAt, now), isConfirmer ? ne(confirmations.targetId, userId) : own))
    .orderBy(confirmations.requestedAt, confirmations.id)
}

/** One row of {@link listOpen}. */
export type OpenConfirmation = Awaited<ReturnType<typeof listOpen>>[number]

/** What has to be confirmed, who requested it, and until when. */
export interface ConfirmationRequest {
  action: string
  targetId: number
  requestedBy: number
  requestedAt: Date
  expiresAt: Date
}

/** Stores requests; one that is already open stays as it is, one that has expired begins again. */
export async function insertRequests(db: Db, requests: readonly ConfirmationRequest[], now: Date): Promise<void> {
  await db.delete(confirmations).where(lte(confirmations.expiresAt, now))
  const rows = requests.map((request) => ({ ...request, id: crypto.randomUUID() }))
  await db.insert(confirmations).values(rows).onConflictDoNothing()
}

/** Uses the confirmations of these accounts up. Returns the accounts that had one. */
export async function consumeConfirmed(
  tx: Db,
  { action, targetIds, requestedBy, now }: { action: string; targetIds: number[]; requestedBy: number; now: Date },
): Promise<number[]> {
  const used = await tx
    .delete(confirmations)
    .where(
      and(
        eq(confirmations.action, action),
        inArray(confirmations.targetId, targetIds),
        eq(confirmations.requestedBy, requestedBy),
        isNotNull(confirmations.confirmedAt),
        gt(confirmations.expiresAt, now),
      ),
    )
    .returning({ targetId: confirmations.targetId })
  return used.map(({ targetId }) => targetId)
}

/** A request that this person may decide: open, made by another person, about another person. */
function isOpenTo(id: string, { userId, now }: { userId: number; now: Date }) {
  return and(
    eq(confirmations.id, id),
    isNull(confirmations.confirmedAt),
    gt(confirmations.expiresAt, now),
    ne(confirmations.requestedBy, userId),
    ne(confirmations.targetId, userId),
  )
}

/** Confirms a request, or removes a declined one. Returns it; undefined when there is none that this person may decide. */
export async function decide(
  tx: Db,
  id: string,
  { userId, now, isConfirmed }: { userId: number; now: Date; isConfirmed: boolean },
): Promise<{ action: string; targetId: number; requestedBy: number } | undefined> {
  const columns = {
    action: confirmations.action,
    targetId: confirmations.targetId,
    requestedBy: confirmations.requestedBy,
  }
  const open = isOpenTo(id, { userId, now })
  const rows = isConfirmed
    ? await tx.update(confirmations).set({ confirmedBy: userId, confirmedAt: now }).where(open).returning(columns)
    : await tx.delete(confirmations).where(open).returning(columns)
  return rows[0]
}
