import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { passwordHistory, users, userSecurity } from '../../db/tables/users'
import type { Actor } from '../../http/call'
import { usersInScope } from './user-filter.queries'

/** Columns of a person that a write may change. */
export type UserChange = Partial<typeof users.$inferInsert>

/** Adds accounts and returns their ids. */
export function insertAccounts(tx: Db, accounts: readonly (typeof users.$inferInsert)[]) {
  return tx
    .insert(users)
    .values([...accounts])
    .returning({ id: users.id, username: users.username })
}

/** Stores the first passwords of new accounts; they have to be changed at the first sign-in. */
export async function insertPasswords(
  tx: Db,
  passwords: readonly { userId: number; passwordHash: string }[],
  now: Date,
): Promise<void> {
  const rows = passwords.map((password) => ({ ...password, pwdChangedAt: now, pwdState: 'initial' as const }))
  await tx.insert(userSecurity).values(rows)
}

/** Changes columns of one person and increments the version. Returns the new version. */
export async function updateUser(tx: Db, id: number, change: UserChange): Promise<number> {
  const saved = await tx
    .update(users)
    .set({ ...change, version: sql`${users.version} + 1` })
    .where(eq(users.id, id))
    .returning({ version: users.version })
  return onlyRow(saved).version
}

/** Locks people against other writers until the end of the transaction. */
export async function lockUsers(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .for('update')
}

/** The version of a person, locked against other writers until the end of the transaction. */
export async function lockVersion(tx: Db, id: number): Promise<number> {
  return onlyRow(await tx.select({ version: users.version }).from(users).where(eq(users.id, id)).for('update')).version
}

/** Marks people as deleted. */
export async function markUsersDeleted(tx: Db, ids: readonly number[], actorId: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ deletedAt: now, updatedAt: now, updatedBy: actorId })
    .where(inArray(users.id, [...ids]))
}

/** Undoes deletions by this caller since a moment, within the scope of the code. Returns the restored people. */
export function restoreDeletedUsers(
  tx: Db,
  { ids, actor, code, since }: { ids: readonly number[]; actor: Actor; code: string; since: Date },
  now: Date,
) {
  return tx
    .update(users)
    .set({ deletedAt: null, updatedAt: now, version: sql`${users.version} + 1` })
    .where(
      and(
        inArray(users.id, [...ids]),
        eq(users.updatedBy, actor.userId),
        gte(users.deletedAt, since),
        usersInScope(actor, code),
      ),
    )
    .returning({ id: users.id, username: users.username })
}

/** The read-only members of a person's own record, which the log compares with the sent ones. */
export async function findFixedMembers(db: Db, id: number) {
  return onlyRow(
    await db.select({ userType: users.userType, schoolId: users.schoolId }).from(users).where(eq(users.id, id)),
  )
}

/** Where a person belongs: organization, its position, and area. */
export async function findHome(tx: Db, id: number) {
  return onlyRow(
    await tx
      .select({ schoolId: users.schoolId, orgPos: users.orgPos, areaCode: users.areaCode })
      .from(users)
      .where(eq(users.id, id)),
  )
}

/** What the log compares of a person: identity number and mobile only by the hash that finds them. */
export async function findLoggedColumns(tx: Db, id: number) {
  return onlyRow(
    await tx
      .select({
        name: users.name,
        userType: users.userType,
        schoolId: users.schoolId,
        areaCode: users.areaCode,
        sex: users.sex,
        remark: users.remark,
        email: users.email,
        idCard: users.idCardHash,
        mobile: users.mobileHash,
        dataState: users.dataState,
      })
      .from(users)
      .where(eq(users.id, id)),
  )
}

/** The hash of a person's password; undefined when the account has none. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ passwordHash: userSecurity.passwordHash })
    .from(userSecurity)
    .where(eq(userSecurity.userId, userId))
  return row?.passwordHash
}

/** Hashes of a person's former passwords, the latest first. */
export async function listFormerPasswords(db: Db, userId: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ hash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, userId))
    .orderBy(desc(passwordHistory.setAt), desc(passwordHistory.id))
    .limit(limit)
  return rows.map(({ hash }) => hash)
}

/** Stores a password that its owner has chosen, and the former one in the history. */
export async function replacePassword(
  tx: Db,
  userId: number,
  { former, passwordHash }: { former: string; passwordHash: string },
  now: Date,
): Promise<void> {
  await tx.insert(passwordHistory).values({ userId, passwordHash: former, setAt: now })
  await tx
    .update(userSecurity)
    .set({ passwordHash, pwdChangedAt: now, pwdState: 'ok', oneTimeUntil: null })
    .where(eq(userSecurity.userId, userId))
}

/** Stores a password that opens one sign-in until a moment. */
export async function setOneTimePassword(
  tx: Db,
  userId: number,
  { passwordHash, oneTimeUntil }: { passwordHash: string; oneTimeUntil: Date },
  now: Date,
): Promise<void> {
  await tx
    .update(userSecurity)
    .set({ passwordHash, pwdChangedAt: now, pwdState: 'initial', oneTimeUntil })
    .where(eq(userSecurity.userId, userId))
}

/** May the caller touch this person with the code? */
export async function isUserInScope(db: Db, actor: Actor, code: string, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), usersInScope(actor, code)))
  return rows.length > 0
}

/** A person's name and mail address. */
export async function findMailbox(db: Db, id: number): Promise<{ name: string; email: string | null } | undefined> {
  const [row] = await db.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id))
  return row
}
