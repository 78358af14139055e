import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listCheckedMenuIds } from '../roles/role-menus.queries'
import { requireRole } from '../roles/role-save.service'
import { importMenuDocument, menuDocument } from './menu-document.service'
import { lintMenu } from './menu-lint'
import { moveMenuItem, removeMenu, saveMenu } from './menu-save.service'
import { presentManagedMenu, presentMenu } from './menus.presenter'
import { listMenus, listRoleCounts, withAncestors, type MenuRow } from './menus.queries'

async function menusOfRoles({ db }: AnyCall, roleIds: readonly number[]): Promise<MenuRow[]> {
  return withAncestors(await listMenus(db), new Set(await listCheckedMenuIds(db, roleIds)))
}

/** The menu of the signed-in person; buttons bring the permission codes. */
export const getMenus: Handler<'getMenus'> = async (call) => {
  const { db, actor } = call
  const roleIds = actor.roles.map(({ id }) => id)
  const menus = actor.isSuper ? await listMenus(db) : await menusOfRoles(call, roleIds)
  return ok(menus.map(presentMenu))
}

/** Every menu item, for the menu's editor. */
export const getAllMenus: Handler<'getAllMenus'> = async ({ db }) => {
  const counts = new Map((await listRoleCounts(db)).map(({ menuId, roles }) => [menuId, roles]))
  const menus = await listMenus(db)
  return ok(menus.map((menu) => presentManagedMenu(menu, counts.get(menu.id) ?? 0)))
}

/** Adds or changes a menu item. */
export const insertOrUpdateMenu: Handler<'insertOrUpdateMenu'> = async (call) => ok(await saveMenu(call), 'menus.saved')

/** Moves a menu item. */
export const moveMenu: Handler<'moveMenu'> = async (call) => {
  await moveMenuItem(call)
  return ok(null, 'menus.saved')
}

/** Deletes a menu item. */
export const deleteMenu: Handler<'deleteMenu'> = async (call) => ok({ roles: await removeMenu(call) }, 'menus.deleted')

/** Faults of the menu. */
export const lintMenus: Handler<'lintMenus'> = async ({ db }) => ok(lintMenu(await listMenus(db)))

/** The menu as a role sees it. */
export const previewMenuAsRole: Handler<'previewMenuAsRole'> = async (call) => {
  const role = await requireRole(call.db, call, call.body.roleId)
  return ok((await menusOfRoles(call, [role.id])).map(presentMenu))
}

/** The whole menu as a document. */
export const exportMenus: Handler<'exportMenus'> = async ({ db }) => ok(await menuDocument(db))

/** Takes over a document. */
export const importMenus: Handler<'importMenus'> = async (call) => ok(await importMenuDocument(call), 'menus.saved')
