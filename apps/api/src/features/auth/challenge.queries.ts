import { lt } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { usedChallenges } from '../../db/tables/sign-in'

/** Marks a challenge as used. False when it was used before; of two parallel calls one returns false. */
export async function redeemChallenge(db: Db, id: string, expiresAt: Date, now: Date): Promise<boolean> {
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now))
  const inserted = await db
    .insert(usedChallenges)
    .values({ id, expiresAt })
    .onConflictDoNothing()
    .returning({ id: usedChallenges.id })
  return inserted.length > 0
}
