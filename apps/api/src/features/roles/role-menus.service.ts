import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { touchRoles } from '../../db/data-version'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { badRequest, notFound } from '../../http/refusals'
import { scopeOfRole } from '../../security/access'
import { listCheckedMenuIds, listMenus, type MenuRow } from '../menus/menus.queries'
import { requireOwnMenus } from '../menus/own-menus.policy'
import { replaceRoleMenus } from './role-menus.queries'
import { requireRole } from './role-save.service'
import { requireNotOwn } from './roles.policy'
import { ROOT_MENU } from '../menus/menu-rules'

const ID = /^\d{1,15}$/

/** A role id as the two form-encoded calls send it. */
export function readRoleId(text: string): number {
  if (!ID.test(text)) throw badRequest([{ field: 'roles', key: 'problem.format' }])
  return Number(text)
}

/** The ids of a comma list. */
export function readIds(list: string | undefined, field: string): Set<number> {
  const parts = (list?.split(',') ?? []).map((part) => part.trim()).filter((part) => part !== '')
  if (!parts.every((part) => ID.test(part))) throw badRequest([{ field, key: 'problem.format' }])
  return new Set(parts.map(Number))
}

/**
 * The menu as a tree with the ticks of a role. Ticks of parents follow from the leaves, whatever was stored before a
 * move.
 */
function treeOf(menus: readonly MenuRow[], checked: ReadonlySet<number>): Schema<'RoleMenuNode'>[] {
  const childrenOf = new Map<number, MenuRow[]>()
  for (const menu of menus)
    childrenOf.set(menu.parentId ?? ROOT_MENU, [...(childrenOf.get(menu.parentId ?? ROOT_MENU) ?? []), menu])
  const nodeOf = (menu: MenuRow): Schema<'RoleMenuNode'> => {
    const items = (childrenOf.get(menu.id) ?? []).map(nodeOf)
    const isChecked = items.length === 0 ? checked.has(menu.id) : items.every((item) => item.checked)
    return {
      id: menu.id,
      title: menu.title,
      titles: menu.titleI18n,
      name: menu.name,
      icon: menu.icon,
      type: menu.type,
      permissionCode: menu.permissionCode,
      hidden: menu.hidden,
      checked: isChecked,
      halfChecked: !isChecked && items.some((item) => item.checked || item.halfChecked),
      items,
    }
  }
  return (childrenOf.get(0) ?? []).map(nodeOf)
}

/** The whole menu with the ticks of a role, or without any for a new one. */
export async function loadRoleMenus(call: Call<'queryMenusByRole'>): Promise<Schema<'RoleMenuNode'>[]> {
  const { db, body } = call
  const role = body.roles === '' ? undefined : await requireRole(db, call, readRoleId(body.roles))
  const checked = role ? await listCheckedMenuIds(db, [role.id]) : []
  return treeOf(await listMenus(db), new Set(checked))
}

/**
 * Throws unless the caller may change these items: granting and revoking both need the right itself, and no caller
 * extends their own role.
 */
async function requireChangeable(
  tx: Db,
  { actor }: AnyCall,
  role: { id: number; roleExtent: string | null },
  change: { added: readonly MenuRow[]; removed: readonly MenuRow[] },
): Promise<void> {
  if (change.added.length > 0) requireNotOwn(actor, role.id)
  const scope = await scopeOfRole(tx, role.roleExtent, actor.userId)
  const grants = [...change.added, ...change.removed].map(({ id, permissionCode }) => ({
    menuId: id,
    code: permissionCode,
  }))
  await requireOwnMenus(tx, actor, grants, scope)
}

const namesOf = (menus: readonly MenuRow[]) => menus.map(({ name, permissionCode }) => permissionCode ?? name)

/** Stores what is checked and what is half checked, all or nothing. Holders see the change with their next request. */
export async function storeRoleMenus(call: Call<'saveRoleMenus'>): Promise<void> {
  const { db, body } = call
  const roleId = readRoleId(body.roles)
  const checked = readIds(body.menus, 'menus')
  const half = new Set([...readIds(body.permissions, 'permissions')].filter((id) => !checked.has(id)))
  await db.transaction(async (tx) => {
    const role = await requireRole(tx, call, roleId, true)
    const menus = await listMenus(tx)
    const known = new Set(menus.map(({ id }) => id))
    if (![...checked, ...half].every((id) => known.has(id))) throw notFound()
    const held = new Set(await listCheckedMenuIds(tx, [roleId]))
    const added = menus.filter(({ id }) => checked.has(id) && !held.has(id))
    const removed = menus.filter(({ id }) => held.has(id) && !checked.has(id))
    await requireChangeable(tx, call, role, { added, removed })
    await replaceRoleMenus(tx, roleId, { checked, half })
    await touchRoles(tx)
    await recordOperation(tx, call, {
      action: 'role.menus',
      permissionCode: 'sys:role:menu',
      target: { type: 'role', id: role.id, label: role.name },
      facts: { added: namesOf(added), removed: namesOf(removed) },
    })
  })
}
