import { and, count, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contactCodes, type ContactKind, recoveryCodes, verifiedContacts } from '../../db/tables/contacts'
import { users } from '../../db/tables/users'

/** Wrong codes after which no other is accepted. */
export const MAX_TRIES = 5

/** What is stored of a person's number and mailbox, and which hashes have been confirmed. */
export async function findContacts(db: Db, userId: number) {
  const person = onlyRow(
    await db
      .select({
        name: users.name,
        email: users.email,
        mobileEnc: users.mobileEnc,
        birthDate: users.birthDate,
      })
      .from(users)
      .where(eq(users.id, userId)),
  )
  const verified = await db
    .select({ kind: verifiedContacts.kind, valueHash: verifiedContacts.valueHash })
    .from(verifiedContacts)
    .where(eq(verifiedContacts.userId, userId))
  const codes = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return { ...person, verified, recoveryCodes: onlyRow(codes).n }
}

/** A person's number and mailbox. */
export type ContactsRow = Awaited<ReturnType<typeof findContacts>>

/** Lets requests of one person for codes happen one after the other. */
export async function lockCodes(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** How many codes a person has been sent for a kind since a moment. */
export async function countCodes(db: Db, userId: number, kind: ContactKind, since: Date): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(contactCodes)
    .where(and(eq(contactCodes.userId, userId), eq(contactCodes.kind, kind), gt(contactCodes.createdAt, since)))
  return onlyRow(counted).n
}

/** Stores a code. */
export async function insertCode(tx: Db, row: typeof contactCodes.$inferInsert): Promise<void> {
  await tx.insert(contactCodes).values(row)
}

/** Takes one try of the latest code; undefined when it has expired, has no tries left, or there is none. */
export async function consumeTry(db: Db, userId: number, kind: ContactKind, now: Date) {
  const latest = db
    .select({ id: contactCodes.id })
    .from(contactCodes)
    .where(and(eq(contactCodes.userId, userId), eq(contactCodes.kind, kind)))
    .orderBy(desc(contactCodes.createdAt))
    .limit(1)
  const [row] = await db
    .update(contactCodes)
    .set({ tries: sql`${contactCodes.tries} + 1` })
    .where(and(eq(contactCodes.id, latest), gt(contactCodes.expiresAt, now), lt(contactCodes.tries, MAX_TRIES)))
    .returning({ id: contactCodes.id, valueHash: contactCodes.valueHash, codeHash: contactCodes.codeHash })
  return row
}

/** Notes that a value is confirmed, in place of the one before. */
export async function markVerified(tx: Db, row: typeof verifiedContacts.$inferInsert, codeId: string): Promise<void> {
  const { valueHash, verifiedAt } = row
  await tx
    .insert(verifiedContacts)
    .values(row)
    .onConflictDoUpdate({
      target: [verifiedContacts.userId, verifiedContacts.kind],
      set: { valueHash, verifiedAt },
    })
  await tx.update(contactCodes).set({ tries: MAX_TRIES }).where(eq(contactCodes.id, codeId))
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(
  tx: Db,
  userId: number,
  codeHashes: readonly string[],
  now: Date,
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now })))
}

/** Uses a recovery code up. Of two calls that come together one returns false. */
export async function consumeRecoveryCode(db: Db, userId: number, codeHash: string, now: Date): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ codeHash: recoveryCodes.codeHash })
  return used.length > 0
}

/** Removes codes some time after their end. */
export async function deleteOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(contactCodes).where(lte(contactCodes.expiresAt, before))
}
