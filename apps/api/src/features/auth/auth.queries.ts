import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { schools } from '../../db/tables/organizations'
import { registrations } from '../../db/tables/registrations'
import { users, userSecurity } from '../../db/tables/users'

/** Is a login name taken? Names never differ by case alone. */
export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.username})`, username.toLowerCase()), isNull(users.deletedAt)))
  return row !== undefined
}

/** Is a login name reserved by a request for an account that still waits? */
export async function isUsernameRequested(db: Db, username: string, since: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(sql`lower(${registrations.username})`, username.toLowerCase()),
        eq(registrations.state, 'pending'),
        gt(registrations.submittedAt, since),
      ),
    )
  return row !== undefined
}

/** The signed-in person as the header shows them. */
export async function findOwnSummary(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      username: users.username,
      name: users.name,
      userType: users.userType,
      schoolId: users.schoolId,
      schoolName: schools.name,
      areaCode: users.areaCode,
      imgPath: users.imgPath,
      pwdState: userSecurity.pwdState,
    })
    .from(users)
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(users.id, userId))
  return row
}

/** The account behind a login name. The case counts (section 5). */
export async function findAccount(db: Db, username: string) {
  const [row] = await db
    .select({
      id: users.id,
      dataState: users.dataState,
      passwordHash: userSecurity.passwordHash,
      pwdState: userSecurity.pwdState,
      oneTimeUntil: userSecurity.oneTimeUntil,
      /** Days since the password was set after which it has to be changed; 0 for never. Students and parents have none. */
      passwordDays: sql<number>`case when ${users.userType} in ('5', '6') then 0
        else (select password_days from security_policy)::int end`,
      passwordSetAt: userSecurity.pwdChangedAt,
    })
    .from(users)
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    // The index holds names in small letters; the exact case decides.
    .where(
      and(
        eq(sql`lower(${users.username})`, username.toLowerCase()),
        eq(users.username, username),
        isNull(users.deletedAt),
      ),
    )
  return row
}

/** Marks a password as too old: it opens the page that changes it, and nothing more. */
export async function expirePassword(tx: Db, userId: number): Promise<void> {
  await tx.update(userSecurity).set({ pwdState: 'expired' }).where(eq(userSecurity.userId, userId))
}

/** Invalidates a one-time password. False when it has expired or another sign-in has consumed it. */
export async function consumeOneTimePassword(tx: Db, userId: number, now: Date): Promise<boolean> {
  const consumed = await tx
    .update(userSecurity)
    .set({ oneTimeUntil: now })
    .where(and(eq(userSecurity.userId, userId), gt(userSecurity.oneTimeUntil, now)))
    .returning({ userId: userSecurity.userId })
  return consumed.length > 0
}

/** Stores when a person last signed in. */
export async function updateLastLogin(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.update(users).set({ lastLogin: now }).where(eq(users.id, userId))
}
