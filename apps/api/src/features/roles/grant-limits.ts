import { inArray } from 'drizzle-orm'
import { hiddenRoleIds } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { roles } from '../../db/tables/roles'
import type { Actor } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { scopeOfRole } from '../../security/access'
import { listIntervals } from '../../security/access.queries'
import { EMPTY_SCOPE, includesScope, parseRoleScope, unionScopes, type DataScope } from '../../security/scope'
import { listMenus, withAncestors } from '../menus/menus.queries'
import { listCheckedMenuIds, listCheckedMenus } from './role-menus.queries'

/** What a role brings: an item of the menu and, for a button, its code. */
interface Grant {
  menuId: number
  code: string | null
}

type Covers = (grant: Grant, roleScope: DataScope) => boolean

const beyondOwn = () => refuse('BEYOND_OWN_RIGHTS', 'roles.beyondOwn')

/** All rows that some code opens to the person. */
const rowsOf = (actor: Actor) => unionScopes([...actor.codes].map((code) => actor.scopeOf(code)))

/** The test whether a person has something: the item in their own menu, and the rows that its code opens among theirs. */
async function coverageOf(db: Db, actor: Actor): Promise<Covers> {
  if (actor.isSuper) return () => true
  const checked = await listCheckedMenuIds(
    db,
    actor.roles.map(({ id }) => id),
  )
  const own = new Set(withAncestors(await listMenus(db), new Set(checked)).map(({ id }) => id))
  return ({ menuId, code }, roleScope) =>
    own.has(menuId) && (code === null || (actor.codes.has(code) && includesScope(actor.scopeOf(code), roleScope)))
}

/** Throws unless the granter has every item, with the role's rows, themselves (domain 4.2, Z5). */
export async function requireOwnMenus(
  db: Db,
  actor: Actor,
  grants: readonly Grant[],
  roleScope: DataScope,
): Promise<void> {
  const covers = await coverageOf(db, actor)
  if (!grants.every((grant) => covers(grant, roleScope))) throw beyondOwn()
}

/** The rows that an extension attribute opens, or a refusal: no more than the granter's own, and known organisations only. */
export async function requireOwnScope(db: Db, actor: Actor, roleExtent: string | null): Promise<DataScope> {
  const { organisationIds } = parseRoleScope(roleExtent)
  if ((await listIntervals(db, organisationIds)).length !== new Set(organisationIds).size) throw notFound()
  const scope = await scopeOfRole(db, roleExtent, actor.userId)
  if (!actor.isSuper && !includesScope(rowsOf(actor), scope)) throw beyondOwn()
  return scope
}

/** Does the person have everything that these roles bring? A role that does not exist is not found. */
export async function holdsAllOf(db: Db, actor: Actor, roleIds: readonly number[]): Promise<boolean> {
  const found = await db
    .select({ id: roles.id, roleExtent: roles.roleExtent })
    .from(roles)
    .where(inArray(roles.id, [...roleIds]))
  if (found.length !== new Set(roleIds).size) throw notFound()
  if (actor.isSuper) return true
  if (roleIds.some((id) => hiddenRoleIds.includes(id))) return false
  const scopes = await Promise.all(found.map(({ roleExtent }) => scopeOfRole(db, roleExtent, actor.userId)))
  const scopeByRole = new Map(found.map(({ id }, index) => [id, scopes[index] ?? EMPTY_SCOPE]))
  const own = rowsOf(actor)
  const covers = await coverageOf(db, actor)
  const grants = await listCheckedMenus(db, roleIds)
  return (
    scopes.every((scope) => includesScope(own, scope)) &&
    grants.every((grant) => covers(grant, scopeByRole.get(grant.roleId) ?? EMPTY_SCOPE))
  )
}
