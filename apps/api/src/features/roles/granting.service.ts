import { eq, inArray, sql } from 'drizzle-orm'
import { hiddenRoleIds } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { roles, userRoles } from '../../db/tables/roles'
import { userSecurity } from '../../db/tables/users'
import type { AnyCall } from '../../http/call'
import { requireCode } from '../../http/gate'
import { notFound, refuse } from '../../http/refusals'
import { scopeOfRole } from '../../security/access'
import { listCodes } from '../../security/access.queries'
import { includesScope, unionScopes } from '../../security/scope'

const ASSIGN = 'sys:user:assignRole'

/** Throws unless every role is within what the granter has: its codes among theirs, its scope inside theirs. */
async function requireGrantable({ db, actor }: AnyCall, roleIds: readonly number[]): Promise<void> {
  if (roleIds.length === 0) return
  const found = await db
    .select({ id: roles.id, roleExtent: roles.roleExtent })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]))
  if (found.length !== roleIds.length) throw notFound()
  if (actor.isSuper) return
  const own = unionScopes([...actor.codes].map((code) => actor.scopeOf(code)))
  const codes = await listCodes(db, roleIds)
  const scopes = await Promise.all(found.map(({ roleExtent }) => scopeOfRole(db, roleExtent, actor.userId)))
  const isWithin =
    codes.every(({ code }) => actor.codes.has(code)) && scopes.every((scope) => includesScope(own, scope))
  if (!isWithin || roleIds.some((id) => hiddenRoleIds.includes(id)))
    throw refuse('ROLE_NOT_GRANTABLE', 'users.roleNotGrantable')
}

/** Ids of the roles that a person holds now. */
export async function heldRoleIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db.select({ roleId: userRoles.roleId }).from(userRoles).where(eq(userRoles.userId, userId))
  return rows.map(({ roleId }) => roleId)
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
  await requireGrantable(call, changed)
  return wanted
}

/** Stores the roles and lets the next request of the person see them. */
export async function saveRoles(
  tx: Db,
  userId: number,
  roleIds: readonly number[],
  grantedBy: number,
  now: Date,
): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId))
  const rows = roleIds.map((roleId, seq) => ({ userId, roleId, seq, grantedBy, grantedAt: now }))
  if (rows.length > 0) await tx.insert(userRoles).values(rows)
  await touchPermissions(tx, userId)
}

/** Makes every process read this person's permissions again. */
export async function touchPermissions(tx: Db, userId: number): Promise<void> {
  await tx
    .update(userSecurity)
    .set({ permissionEpoch: sql`${userSecurity.permissionEpoch} + 1` })
    .where(eq(userSecurity.userId, userId))
}
