import type { Db } from '../../db/database'
import type { Actor } from '../../http/call'
import { refuse } from '../../http/refusals'
import { type DataScope, includesScope } from '../../security/scope'
import { listCheckedMenuIds, listMenus, withAncestors } from './menus.queries'

/** What a role brings: an item of the menu and, for a button, its code. */
interface Grant {
  menuId: number
  code: string | null
}

type Covers = (grant: Grant, roleScope: DataScope) => boolean

export const beyondOwn = () => refuse('BEYOND_OWN_RIGHTS', 'roles.beyondOwn')

/**
 * The test whether a person has something: the item in their own menu, and the rows that its code opens among theirs.
 */
export async function coverageOf(db: Db, actor: Actor): Promise<Covers> {
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
