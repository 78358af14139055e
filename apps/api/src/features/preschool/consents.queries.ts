import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { consents } from '../../db/tables/preschool'

/** Adds a consent and returns its id. */
export async function insertConsent(tx: Db, row: typeof consents.$inferInsert): Promise<number | undefined> {
  const [added] = await tx.insert(consents).values(row).returning({ id: consents.id })
  return added?.id
}

/** A consent as stored. */
export async function findConsent(tx: Db, id: number) {
  const [row] = await tx.select().from(consents).where(eq(consents.id, id))
  return row
}

/** Notes that a consent is taken back. */
export async function withdrawConsent(tx: Db, id: number, now: Date): Promise<void> {
  await tx.update(consents).set({ withdrawnAt: now }).where(eq(consents.id, id))
}
