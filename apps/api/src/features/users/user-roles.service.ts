import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { userRoles } from '../../db/tables/roles'
import { userSecurity, users } from '../../db/tables/users'
import type { AnyCall } from '../../http/call'
import { requireCode } from '../../http/authorization'
import { notFound, refuse } from '../../http/refusals'
import { endSessionsOf } from '../auth/sessions'
import { usersInScope } from './user-filter'
import { holdsAllOf } from '../roles/grant-limits'

const ASSIGN = 'sys:user:assignRole'

/** Ids of the roles that a person holds now. */
export async function heldRoleIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ roleId }) => roleId)
}

/** The code has a scope of its own, which may be narrower than that of editing. */
async function requireInScope({ db, actor }: AnyCall, targetId: number | undefined): Promise<void> {
  if (targetId === undefined) return
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, targetId), usersInScope(actor, ASSIGN)))
  if (!found) throw notFound()
}

/** The roles to store, checked; undefined when nothing changes. Taking a role away counts as granting it. */
export async function planRoles(
  call: AnyCall,
  targetId: number | undefined,
  wanted: readonly number[] | undefined,
): Promise<readonly number[] | undefined> {
  if (!wanted) return undefined
  const held = targetId === undefined ? [] : await heldRoleIds(call.db, targetId)
  const changed = [...wanted.filter((id) => !held.includes(id)), ...held.filter((id) => !wanted.includes(id))]
  if (changed.length === 0) return undefined
  requireCode(call.actor, ASSIGN)
  if (targetId === call.actor.userId) throw refuse('NOT_ONESELF', 'users.notOneself')
  await requireInScope(call, targetId)
  if (!(await holdsAllOf(call.db, call.actor, changed))) throw refuse('ROLE_NOT_GRANTABLE', 'users.roleNotGrantable')
  return wanted
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
