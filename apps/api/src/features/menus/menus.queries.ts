import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { menus, roleMenus } from '../../db/tables/roles'

/** Every menu item, parents and siblings in order. */
export function listMenus(db: Db) {
  return db
    .select({
      id: menus.id,
      parentId: menus.parentId,
      name: menus.name,
      title: menus.title,
      titleI18n: menus.titleI18n,
      icon: menus.icon,
      url: menus.url,
      component: menus.component,
      type: menus.type,
      permissionCode: menus.permissionCode,
      seq: menus.seq,
      keepAlive: menus.keepAlive,
      hidden: menus.hidden,
    })
    .from(menus)
    .orderBy(asc(menus.seq), asc(menus.id))
}

/** A menu item as stored. */
export type MenuRow = Awaited<ReturnType<typeof listMenus>>[number]

/** Items that are checked in at least one of these roles. */
export function listCheckedMenuIds(db: Db, roleIds: readonly number[]) {
  return db
    .selectDistinct({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(inArray(roleMenus.roleId, [...roleIds]), eq(roleMenus.state, 'checked')))
}
