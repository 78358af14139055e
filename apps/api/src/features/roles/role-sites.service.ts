import { recordOperation } from '../../audit/operation-log'
import { touchRoles } from '../../db/data-version'
import type { Call } from '../../http/call'
import { notFound, refuse } from '../../http/refusals'
import { listSiteIds } from '../../security/access.queries'
import { listKnownSiteIds, replaceRoleSites } from './role-sites.queries'
import { readIds } from './role-menus.service'
import { requireRole } from './role-save.service'
import { holdsSite, requireNotOwn } from './roles.policy'

/** Sites that a role manages. */
export async function loadRoleSiteIds(call: Call<'getRoleSiteIds'>): Promise<number[]> {
  const role = await requireRole(call.db, call, call.query.roleId)
  return (await listSiteIds(call.db, [role.id])).map(({ siteId }) => siteId)
}

/** Stores the sites of a role. Those that the caller does not look after stay as they are, since no list shows them. */
export async function storeRoleSites(call: Call<'saveRoleSites'>): Promise<void> {
  const { db, actor, body } = call
  const wanted = typeof body.siteIds === 'string' ? readIds(body.siteIds, 'siteIds') : new Set(body.siteIds)
  await db.transaction(async (tx) => {
    const role = await requireRole(tx, call, body.roleId, true)
    if ((await listKnownSiteIds(tx, [...wanted])).length !== wanted.size) throw notFound()
    const held = (await listSiteIds(tx, [role.id])).map(({ siteId }) => siteId)
    const added = [...wanted].filter((id) => !held.includes(id))
    const removed = held.filter((id) => !wanted.has(id) && holdsSite(actor, id))
    if (!added.every((id) => holdsSite(actor, id))) throw refuse('BEYOND_OWN_RIGHTS', 'roles.beyondOwn')
    if (added.length > 0) requireNotOwn(actor, role.id)
    const stored = [...held.filter((id) => !removed.includes(id)), ...added]
    await replaceRoleSites(tx, role.id, stored)
    await touchRoles(tx)
    await recordOperation(tx, call, {
      action: 'role.sites',
      permissionCode: 'sys:role:site',
      target: { type: 'role', id: role.id, label: role.name },
      facts: { added: added.map(String), removed: removed.map(String) },
    })
  })
}
