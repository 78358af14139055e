import { hiddenRoleIds, limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { parseRoleScope } from '../../security/scope'
import type { Feature } from '../feature'
import { presentMenu } from '../menus/menus.presenter'
import { menusOfRoles } from '../menus/menus.service'
import { loadRoleMenus, storeRoleMenus } from './role-menus.service'
import { addRole, changeRole, removeRole, requireRole } from './role-save.service'
import { pageSites, siteUses } from './role-sites.queries'
import { assignableAmong } from './grant-limits'
import { loadRoleSiteIds, storeRoleSites } from './role-sites.service'
import { listRoleFigures, listRoles, type RoleRow } from './roles.queries'

function presentRole({ id, name, roleExtent, parentId, icon, version }: RoleRow): Schema<'Role'> {
  return { id, name, roleExtent, parentId, icon, version }
}

/** Roles to choose from. */
const getRoleOptions: Handler<'getRoleOptions'> = async ({ db, actor, query }) => {
  const hiddenIds = actor.isSuper ? [] : hiddenRoleIds
  const options = await listRoles(db, { name: query.name, hiddenIds, limit: query.size ?? limits.optionPageSize })
  const ids = options.map(({ id }) => id)
  const shown = query.grantable === true ? await assignableAmong(db, actor, ids) : new Set(ids)
  return ok(options.flatMap(({ id, name, icon }) => (shown.has(id) ? { id, name, icon } : [])))
}

/** Members and data scope of the roles that the caller may see. */
const getRoleFigures: Handler<'getRoleFigures'> = async ({ db, actor }) => {
  const hiddenIds = actor.isSuper ? [] : hiddenRoleIds
  const rows = await listRoleFigures(db, { hiddenIds, scope: actor.scopeOf('sys:role:list') })
  return ok(
    rows.map(({ id, memberCount, roleExtent }) => ({ id, memberCount, dataScope: parseRoleScope(roleExtent).kind })),
  )
}

/** One role. */
const getRole: Handler<'getRole'> = async (call) => ok(presentRole(await requireRole(call.db, call, call.path.id)))

/** Adds a role. */
const createRole: Handler<'createRole'> = async (call) => ok(presentRole(await addRole(call)), 'roles.created')

/** Changes a role. */
const updateRole: Handler<'updateRole'> = async (call) => ok(presentRole(await changeRole(call)), 'roles.updated')

/** Deletes a role. */
const deleteRole: Handler<'deleteRole'> = async (call) => {
  await removeRole(call)
  return ok(null, 'roles.deleted')
}

/** The menu with the ticks of a role. */
const queryMenusByRole: Handler<'queryMenusByRole'> = async (call) => ok(await loadRoleMenus(call))

/** Saves the menus of a role. */
const saveRoleMenus: Handler<'saveRoleMenus'> = async (call) => {
  await storeRoleMenus(call)
  return ok(null)
}

/** Sites that the caller may give to roles or look after. */
const getSites: Handler<'getSites'> = async ({ db, actor, query }) => {
  const { name, currentPage = limits.firstPage, pageSize = limits.optionPageSize } = query
  const isAll = actor.scopeOf('cms:site:list').isAll || actor.scopeOf('sys:role:site').isAll
  const among = isAll ? undefined : actor.siteIds
  const { rows, total } = await pageSites(
    db,
    { name, among },
    { limit: pageSize, offset: (currentPage - 1) * pageSize },
  )
  const mayDelete = actor.codes.has('cms:site:delete')
  const data = rows.map(({ usedBy, ...site }) => ({
    ...site,
    ...(mayDelete && { usedBy: siteUses.filter((use) => usedBy[use]) }),
  }))
  return ok({ data, total, currentPage, pageSize })
}

/** Sites of a role. */
const getRoleSiteIds: Handler<'getRoleSiteIds'> = async (call) => ok(await loadRoleSiteIds(call))

/** Saves the sites of a role. */
const saveRoleSites: Handler<'saveRoleSites'> = async (call) => {
  await storeRoleSites(call)
  return ok(null, 'roles.sitesSaved')
}

/** The menu as a role sees it. */
const previewMenuAsRole: Handler<'previewMenuAsRole'> = async (call) => {
  const role = await requireRole(call.db, call, call.body.roleId)
  return ok((await menusOfRoles(call, [role.id])).map(presentMenu))
}

/** Operations of this feature. */
export const rolesFeature: Feature = {
  signedIn: {
    getRoleOptions,
    getRoleFigures,
    getRole,
    createRole,
    updateRole,
    deleteRole,
    queryMenusByRole,
    saveRoleMenus,
    getSites,
    getRoleSiteIds,
    saveRoleSites,
    previewMenuAsRole,
  },
}
