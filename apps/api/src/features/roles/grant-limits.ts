import { hiddenRoleIds } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { Actor } from '../../http/call'
import { notFound } from '../../http/refusals'
import { scopeOfRole } from '../../security/access'
import { listIntervals } from '../../security/access.queries'
import { type DataScope, EMPTY_SCOPE, includesScope, parseRoleScope, unionScopes } from '../../security/scope'
import { beyondOwn, coverageOf } from '../menus/own-menus.policy'
import { listCheckedMenus } from './role-menus.queries'
import { listRoleExtents } from './roles.queries'

/** All rows that some code opens to the person. */
const rowsOf = (actor: Actor) => unionScopes([...actor.codes].map((code) => actor.scopeOf(code)))

/**
 * The rows that an extension attribute opens, or a refusal: no more than the granter's own, and known organizations
 * only.
 */
export async function requireOwnScope(db: Db, actor: Actor, roleExtent: string | null): Promise<DataScope> {
  const { organizationIds } = parseRoleScope(roleExtent)
  if ((await listIntervals(db, organizationIds)).length !== new Set(organizationIds).size) throw notFound()
  const scope = await scopeOfRole(db, roleExtent, actor.userId)
  if (!actor.isSuper && !includesScope(rowsOf(actor), scope)) throw beyondOwn()
  return scope
}

/** Those of the roles of which the person has everything that they bring. */
async function heldAmong(
  db: Db,
  actor: Actor,
  found: Awaited<ReturnType<typeof listRoleExtents>>,
): Promise<ReadonlySet<number>> {
  const ids = found.map(({ id }) => id)
  if (actor.isSuper) return new Set(ids)
  const scopes = await Promise.all(found.map(({ roleExtent }) => scopeOfRole(db, roleExtent, actor.userId)))
  const scopeByRole = new Map(ids.map((id, index) => [id, scopes[index] ?? EMPTY_SCOPE]))
  const own = rowsOf(actor)
  const covers = await coverageOf(db, actor)
  const grants = await listCheckedMenus(db, ids)
  const scopeOf = (id: number) => scopeByRole.get(id) ?? EMPTY_SCOPE
  const beyond = new Set(grants.flatMap((grant) => (covers(grant, scopeOf(grant.roleId)) ? [] : grant.roleId)))
  return new Set(ids.filter((id) => !hiddenRoleIds.includes(id) && !beyond.has(id) && includesScope(own, scopeOf(id))))
}

/** Does the person have everything that these roles bring? A role that does not exist is not found. */
export async function holdsAllOf(db: Db, actor: Actor, roleIds: readonly number[]): Promise<boolean> {
  const found = await listRoleExtents(db, roleIds.filter(Number.isSafeInteger))
  if (found.length !== new Set(roleIds).size) throw notFound()
  const held = await heldAmong(db, actor, found)
  return roleIds.every((id) => held.has(id))
}

/** Those of the roles that the person may assign. */
export async function assignableAmong(db: Db, actor: Actor, roleIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (!actor.codes.has('sys:user:assignRole')) return new Set()
  return heldAmong(db, actor, await listRoleExtents(db, roleIds))
}
