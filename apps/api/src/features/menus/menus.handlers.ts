import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { importMenuDocument, menuDocument } from './menu-document.service'
import { lintMenu } from './menu-lint'
import { moveMenuItem, removeMenu, saveMenu } from './menu-save.service'
import { presentManagedMenu, presentMenu } from './menus.presenter'
import { listMenus, listRoleCounts } from './menus.queries'
import { menusOfRoles } from './menus.service'

/** The menu of the signed-in person; buttons bring the permission codes. */
const getMenus: Handler<'getMenus'> = async (call) => {
  const { db, actor } = call
  const roleIds = actor.roles.map(({ id }) => id)
  const menus = actor.isSuper ? await listMenus(db) : await menusOfRoles(call, roleIds)
  return ok(menus.map(presentMenu))
}

/** Every menu item, for the menu's editor. */
const getAllMenus: Handler<'getAllMenus'> = async ({ db }) => {
  const counts = new Map((await listRoleCounts(db)).map(({ menuId, roles }) => [menuId, roles]))
  const menus = await listMenus(db)
  return ok(menus.map((menu) => presentManagedMenu(menu, counts.get(menu.id) ?? 0)))
}

/** Adds or changes a menu item. */
const insertOrUpdateMenu: Handler<'insertOrUpdateMenu'> = async (call) => ok(await saveMenu(call), 'menus.saved')

/** Moves a menu item. */
const moveMenu: Handler<'moveMenu'> = async (call) => {
  await moveMenuItem(call)
  return ok(null, 'menus.saved')
}

/** Deletes a menu item. */
const deleteMenu: Handler<'deleteMenu'> = async (call) => ok({ roles: await removeMenu(call) }, 'menus.deleted')

/** Faults of the menu. */
const lintMenus: Handler<'lintMenus'> = async ({ db }) => ok(lintMenu(await listMenus(db)))
/** The whole menu as a document. */
const exportMenus: Handler<'exportMenus'> = async ({ db }) => ok(await menuDocument(db))

/** Takes over a document. */
const importMenus: Handler<'importMenus'> = async (call) => ok(await importMenuDocument(call), 'menus.saved')

/** Operations of this feature. */
export const menusFeature: Feature = {
  signedIn: { getMenus, getAllMenus, insertOrUpdateMenu, moveMenu, deleteMenu, lintMenus, exportMenus, importMenus },
}
