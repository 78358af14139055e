import type { Db } from '../../db/database'
import { userRoles } from '../../db/tables/roles'
import { eq, sql } from 'drizzle-orm'
import { userSecurity } from '../../db/tables/users'
import { endSessionsOf } from '../auth/sessions.queries'

/** Ids of the roles that a person holds now. */
export async function heldRoleIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ roleId }) => roleId)
}

/**
 * Stores the roles and lets the next request of the person see them. What is taken away ends the sessions besides: a
 * token must not outlive the rights it was given for.
 */
export async function saveRoles(
  tx: Db,
  userId: number,
  roleIds: readonly number[],
  grantedBy: number,
  now: Date,
): Promise<void> {
  const removed = await tx.delete(userRoles).where(eq(userRoles.userId, userId)).returning({ id: userRoles.roleId })
  const rows = roleIds.map((roleId, seq) => ({ userId, roleId, seq, grantedBy, grantedAt: now }))
  if (rows.length > 0) await tx.insert(userRoles).values(rows)
  await touchPermissions(tx, userId)
  if (removed.some(({ id }) => !roleIds.includes(id))) await endSessionsOf(tx, userId, 'roles', now)
}

/** Makes every process read this person's permissions again. */
export async function touchPermissions(tx: Db, userId: number): Promise<void> {
  await tx
    .update(userSecurity)
    .set({ permissionEpoch: sql`${userSecurity.permissionEpoch} + 1` })
    .where(eq(userSecurity.userId, userId))
}

/** Gives roles to people who have none yet. */
export async function insertUserRoles(tx: Db, rows: readonly (typeof userRoles.$inferInsert)[]): Promise<void> {
  await tx.insert(userRoles).values([...rows])
}
