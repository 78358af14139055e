import { brokenRules, roleRules } from '@doorway/api-client/rules'
import { differenceOf } from '../../audit/difference'
import { recordOperation } from '../../audit/operation-log'
import { touchRoles } from '../../db/data-version'
import { type Db, violatedConstraint } from '../../db/database'
import { shorten } from '../../html/shorten'
import type { AnyCall, Call } from '../../http/call'
import { badRequest, invalidFields, notFound, refuse, requireRules, versionConflict } from '../../http/refusals'
import { requireOwnMenus } from '../menus/own-menus.policy'
import { requireOwnScope } from './grant-limits'
import { listCheckedMenus } from './role-menus.queries'
import { canSeeRole, requireDeletable, requireNotOwn } from './roles.policy'
import { countHolders, deleteRoleRow, findRole, insertRole, type RoleRow, updateRoleRow } from './roles.queries'

const EXTENT_MAX = 500
const targetOf = ({ id, name }: RoleRow) => ({ type: 'role', id, label: name })

/**
 * The role, or not found: also for those who must not know that there is one. With `forUpdate`, locked against other
 * writers.
 */
export async function requireRole(db: Db, { actor }: AnyCall, roleId: number, forUpdate = false): Promise<RoleRow> {
  const role = canSeeRole(actor, roleId) ? await findRole(db, roleId, forUpdate) : undefined
  if (!role) throw notFound()
  return role
}

function columnsOf({ name = '', icon, roleExtent }: Call<'createRole'>['body']) {
  return { name: name.trim(), icon, roleExtent: (roleExtent && shorten(roleExtent, EXTENT_MAX)) || null }
}

function refuseTakenName(error: unknown): never {
  if (violatedConstraint(error) === undefined) throw error
  throw invalidFields([{ field: 'name', key: 'roles.nameTaken' }])
}

/** Adds a role without menus. It opens no rows beyond the own ones. */
export async function addRole(call: Call<'createRole'>): Promise<RoleRow> {
  const { db, actor, body, clock } = call
  if (typeof body.id === 'number') throw badRequest([{ field: 'id', key: 'problem.unknown' }])
  requireRules(brokenRules(roleRules, body))
  const columns = columnsOf(body)
  await requireOwnScope(db, actor, columns.roleExtent)
  return db
    .transaction(async (tx) => {
      const id = await insertRole(tx, { ...columns, createdAt: clock.now(), createdBy: actor.userId })
      const role = await requireRole(tx, call, id)
      const facts = { roleExtent: columns.roleExtent ?? '' }
      await recordOperation(tx, call, {
        action: 'role.add',
        permissionCode: 'sys:role:add',
        target: targetOf(role),
        facts,
      })
      return role
    })
    .catch(refuseTakenName)
}

/** Another extension attribute gives all codes of the role other rows, so changing it counts as granting them. */
async function requireExtentGrantable(tx: Db, { actor }: AnyCall, role: RoleRow, roleExtent: string | null) {
  if (roleExtent === role.roleExtent) return
  requireNotOwn(actor, role.id)
  const grants = await listCheckedMenus(tx, [role.id])
  await requireOwnMenus(tx, actor, grants, await requireOwnScope(tx, actor, role.roleExtent))
  await requireOwnMenus(tx, actor, grants, await requireOwnScope(tx, actor, roleExtent))
}

/** Changes a role. Its holders see the change with their next request. */
export async function changeRole(call: Call<'updateRole'>): Promise<RoleRow> {
  const { db, actor, body, clock } = call
  const roleId = body.id
  if (typeof roleId !== 'number') throw badRequest([{ field: 'id', key: 'problem.missing' }])
  requireRules(brokenRules(roleRules, body))
  return db
    .transaction(async (tx) => {
      const role = await requireRole(tx, call, roleId, true)
      if (body.version !== undefined && body.version !== role.version) throw versionConflict(role)
      const columns = columnsOf({
        ...body,
        roleExtent: body.roleExtent === undefined ? role.roleExtent : body.roleExtent,
      })
      await requireExtentGrantable(tx, call, role, columns.roleExtent)
      await updateRoleRow(tx, role.id, { ...columns, updatedAt: clock.now(), updatedBy: actor.userId })
      await touchRoles(tx)
      await recordOperation(tx, call, {
        action: 'role.edit',
        permissionCode: 'sys:role:edit',
        target: targetOf(role),
        difference: await differenceOf(call.secrets, role, columns),
      })
      return requireRole(tx, call, role.id)
    })
    .catch(refuseTakenName)
}

/** Deletes a role without holders. */
export async function removeRole(call: Call<'deleteRole'>): Promise<void> {
  await call.db.transaction(async (tx) => {
    const role = await requireRole(tx, call, call.path.id, true)
    requireDeletable(role.id)
    const users = await countHolders(tx, role.id)
    if (users > 0) throw refuse('ROLE_IN_USE', 'roles.inUse', { users })
    const grants = await listCheckedMenus(tx, [role.id])
    await requireOwnMenus(tx, call.actor, grants, await requireOwnScope(tx, call.actor, role.roleExtent))
    await deleteRoleRow(tx, role.id)
    await recordOperation(tx, call, {
      action: 'role.delete',
      permissionCode: 'sys:role:delete',
      target: targetOf(role),
      facts: { codes: grants.flatMap(({ code }) => code ?? []) },
    })
  })
}
