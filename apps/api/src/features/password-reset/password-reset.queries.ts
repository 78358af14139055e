import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { passwordResets } from '../../db/tables/sign-in'
import { guardians, users, userSecurity } from '../../db/tables/users'

/** Wrong codes that a ticket survives. */
export const MAX_TRIES = 5

/** The account behind a login name, with what decides whether a code may be sent. The case counts (section 5). */
export async function findResettable(db: Db, username: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, birthDate: users.birthDate })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.username})`, username.toLowerCase()),
        eq(users.username, username),
        eq(users.dataState, '0'),
        isNull(users.deletedAt),
      ),
    )
  return row
}

/** Lets requests for one login name, taken or not, happen one after the other. */
export async function lockResets(tx: Db, username: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`password reset ${username.toLowerCase()}`}))`)
}

/** The guardians of a child with an account, the primary one first. */
export async function listGuardianIds(db: Db, childId: number): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(guardians)
    .innerJoin(users, eq(users.id, guardians.parentUserId))
    .where(and(eq(guardians.studentUserId, childId), eq(users.dataState, '0'), isNull(users.deletedAt)))
    .orderBy(desc(guardians.isPrimary), asc(guardians.id))
  return rows.map(({ id }) => id)
}

/** How many codes a person has been sent since a moment; none without a person. */
export async function countResets(db: Db, userId: number | undefined, since: Date): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(passwordResets)
    .where(
      and(userId === undefined ? sql`false` : eq(passwordResets.userId, userId), gt(passwordResets.createdAt, since)),
    )
  return onlyRow(counted).n
}

/** Stores a ticket. */
export async function insertReset(tx: Db, row: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(row)
}

/** Takes one try of an open ticket. Undefined when it has expired, was used, or has none left. */
export async function consumeTry(db: Db, ticketHash: string, now: Date) {
  const [row] = await db
    .update(passwordResets)
    .set({ tries: sql`${passwordResets.tries} + 1` })
    .where(
      and(
        eq(passwordResets.ticketHash, ticketHash),
        gt(passwordResets.expiresAt, now),
        isNull(passwordResets.verifiedAt),
        lt(passwordResets.tries, MAX_TRIES),
      ),
    )
    .returning({
      codeHash: passwordResets.codeHash,
      userId: passwordResets.userId,
      channel: passwordResets.channel,
    })
  return row
}

/** Marks a ticket as verified, and lets the new password come until a moment. */
export async function markVerified(db: Db, ticketHash: string, { now, until }: { now: Date; until: Date }) {
  await db
    .update(passwordResets)
    .set({ verifiedAt: now, expiresAt: until })
    .where(eq(passwordResets.ticketHash, ticketHash))
}

/** Whose verified ticket this is, with the present password; undefined when there is none. */
export async function findVerified(db: Db, ticketHash: string, now: Date) {
  const [row] = await db
    .select({
      userId: users.id,
      username: users.username,
      name: users.name,
      schoolId: users.schoolId,
      passwordHash: userSecurity.passwordHash,
    })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    .where(
      and(
        eq(passwordResets.ticketHash, ticketHash),
        isNotNull(passwordResets.verifiedAt),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
        eq(users.dataState, '0'),
        isNull(users.deletedAt),
      ),
    )
  return row
}

/** Uses a verified ticket up. Of two calls that come together one returns false. */
export async function consumeVerified(tx: Db, ticketHash: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.ticketHash, ticketHash),
        isNotNull(passwordResets.verifiedAt),
        isNull(passwordResets.usedAt),
      ),
    )
    .returning({ ticketHash: passwordResets.ticketHash })
  return used.length > 0
}

/** Removes tickets some time after their end. */
export async function deleteOldResets(db: Db, before: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, before))
}
