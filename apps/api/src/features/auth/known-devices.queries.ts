import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { knownDevices } from '../../db/tables/sign-in'
import { users } from '../../db/tables/users'

/** Has the account with this login name signed in with this device before? */
export async function isDeviceOf(db: Db, name: string, tokenHash: string): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.tokenHash, tokenHash), eq(sql`lower(${users.username})`, name), isNull(users.deletedAt)))
  return row !== undefined
}

/** Remembers a device of a person; of more than `limit` the ones not used for longest are forgotten. */
export async function rememberDevice(
  tx: Db,
  { userId, tokenHash, now, limit }: { userId: number; tokenHash: string; now: Date; limit: number },
): Promise<void> {
  await tx
    .insert(knownDevices)
    .values({ userId, tokenHash, createdAt: now, lastUsedAt: now })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.tokenHash], set: { lastUsedAt: now } })
  const surplus = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.tokenHash))
    .offset(limit)
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, surplus)))
}

/** Forgets the devices of a person, whose password others may know. */
export async function forgetDevices(tx: Db, userId: number): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
}
