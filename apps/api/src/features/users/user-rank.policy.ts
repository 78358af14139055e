import { superAccount } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { resolveScope } from '../../security/access'
import { listCodes } from '../../security/access.queries'
import { type DataScope, includesScope, parseRoleScope } from '../../security/scope'
import { type ConfirmedAction, requireConfirmed } from '../confirmations/second-person'
import { protectedRoleIds } from './protected-roles'
import { listHeldRoles, listManagedSites, listSeparated } from './user-rank.queries'

/** What a role gives to one of its holders. */
interface HeldRights {
  codes: readonly string[]
  siteIds: readonly number[]
  scope: DataScope
}

/** Does the caller have every code, with at least these rows, and every site? */
function holdsAll(actor: Actor, { codes, siteIds, scope }: HeldRights): boolean {
  return (
    includesScope(actor.visible, scope) &&
    codes.every((code) => actor.codes.has(code) && includesScope(actor.scopeOf(code), scope)) &&
    siteIds.every((siteId) => actor.siteIds.includes(siteId))
  )
}

/**
 * Those of these people who have a code, rows or a site that the caller lacks, or a protected role. A caller who changes, disables or deletes them, or reads their values in full, would exceed their own rights.
 */
export async function listHigherRanked(db: Db, actor: Actor, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (actor.isSuper || userIds.length === 0) return new Set()
  const held = await listHeldRoles(db, userIds)
  const higher = new Set<number>(userIds.filter((id) => id === superAccount.id))
  for (const { userId, roleId } of held) if (protectedRoleIds.includes(roleId)) higher.add(userId)
  const open = held.filter(({ userId }) => !higher.has(userId) && userId !== actor.userId)
  const roleIds = [...new Set(open.map(({ roleId }) => roleId))]
  if (roleIds.length === 0) return higher
  const [codes, sites] = await Promise.all([listCodes(db, roleIds), listManagedSites(db, roleIds)])
  for (const { userId, roleId, roleExtent, ...place } of open) {
    const rights = {
      codes: codes.flatMap((granted) => (granted.roleId === roleId ? granted.code : [])),
      siteIds: sites.flatMap((managed) => (managed.roleId === roleId ? managed.siteId : [])),
      scope: await resolveScope(db, parseRoleScope(roleExtent), place),
    }
    if (!holdsAll(actor, rights)) higher.add(userId)
  }
  return higher
}

/** Throws unless the caller has at least the rights of each of these people. */
export async function requireNoneHigher(db: Db, actor: Actor, userIds: readonly number[]): Promise<void> {
  if ((await listHigherRanked(db, actor, userIds)).size > 0) throw refuse('USER_PROTECTED', 'users.protected')
}

/**
 * Throws unless a second person has confirmed what the caller does to those of these people who hold the role of security or
 * audit. Runs inside `withSecondPerson`.
 */
export async function requireSecondPerson(
  tx: Db,
  call: Pick<AnyCall, 'actor' | 'clock'>,
  action: ConfirmedAction,
  userIds: readonly number[],
): Promise<void> {
  await requireConfirmed(tx, call, action, await listSeparated(tx, userIds))
}
