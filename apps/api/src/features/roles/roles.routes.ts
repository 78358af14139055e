import { hiddenRoleIds, limits } from '@doorway/api-client/rules'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { canSeeRole } from './roles.policy'
import { findRole, listRoles } from './roles.queries'

/** Roles to choose from. */
export const getRoleOptions: Handler<'getRoleOptions'> = async ({ db, actor, query }) => {
  const hiddenIds = actor.isSuper ? [] : hiddenRoleIds
  const options = await listRoles(db, { name: query.name, hiddenIds, limit: query.size ?? limits.optionPageSize })
  return ok(options.map(({ id, name, icon }) => ({ id, name, icon })))
}

/** One role. */
export const getRole: Handler<'getRole'> = async ({ db, actor, path }) => {
  const role = canSeeRole(actor, path.id) ? await findRole(db, path.id) : undefined
  if (!role) throw notFound()
  const { id, name, roleExtent, parentId, icon, version } = role
  return ok({ id, name, roleExtent, parentId, icon, version })
}
