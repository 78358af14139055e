import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { menus, roleMenus } from '../../db/tables/roles'

/** What a menu item says about the screen that it leads to. */
export type MenuScreen = Pick<typeof menus.$inferSelect, 'name' | 'component'>

/** Returns the menu item that leads to a screen at a path, if one does. A menu's own query does not take part. */
export async function findMenuScreen(db: Db, path: string): Promise<MenuScreen | undefined> {
  const [first] = await db
    .select({ name: menus.name, component: menus.component })
    .from(menus)
    .where(and(eq(menus.type, 'menu'), sql`split_part(${menus.url}, '?', 1) = ${path}`))
    .orderBy(asc(menus.seq), asc(menus.id))
    .limit(1)
  return first
}

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
      version: menus.version,
    })
    .from(menus)
    .orderBy(asc(menus.seq), asc(menus.id))
}

/** A menu item as stored. */
export type MenuRow = Awaited<ReturnType<typeof listMenus>>[number]

/** Checked items and all above them: what is stored as half checked may be out of date. */
export function withAncestors(items: readonly MenuRow[], checked: ReadonlySet<number>): MenuRow[] {
  const parentOf = new Map(items.map(({ id, parentId }) => [id, parentId]))
  const wanted = new Set<number>()
  for (const id of checked) {
    for (let at: number | null | undefined = id; typeof at === 'number' && !wanted.has(at); at = parentOf.get(at))
      wanted.add(at)
  }
  return items.filter(({ id }) => wanted.has(id))
}

/** How many roles have an item checked. */
export async function countRolesOf(db: Db, menuId: number): Promise<number> {
  const row = await db
    .select({ n: count() })
    .from(roleMenus)
    .where(and(eq(roleMenus.menuId, menuId), eq(roleMenus.state, 'checked')))
  return onlyRow(row).n
}

/** How many roles have each item checked; items that none has are absent. */
export function listRoleCounts(db: Db) {
  return db
    .select({ menuId: roleMenus.menuId, roles: count() })
    .from(roleMenus)
    .where(eq(roleMenus.state, 'checked'))
    .groupBy(roleMenus.menuId)
}

/** Ids of the items that are checked in at least one of these roles. */
export async function listCheckedMenuIds(db: Db, roleIds: readonly number[]): Promise<number[]> {
  if (roleIds.length === 0) return []
  const rows = await db
    .selectDistinct({ menuId: roleMenus.menuId })
    .from(roleMenus)
    .where(and(inArray(roleMenus.roleId, [...roleIds]), eq(roleMenus.state, 'checked')))
  return rows.map(({ menuId }) => menuId)
}

/** Adds a menu item and returns its id. */
export async function insertMenu(tx: Db, menu: typeof menus.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(menus).values(menu).returning({ id: menus.id })).id
}

/** Changes columns of one menu item and increments its version. */
export async function updateMenu(tx: Db, id: number, change: Partial<typeof menus.$inferInsert>): Promise<void> {
  await tx
    .update(menus)
    .set({ ...change, version: sql`${menus.version} + 1` })
    .where(eq(menus.id, id))
}

/** Numbers menu items in the order of their ids. */
export async function setMenuOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update menu set seq = place.seq - 1
    from json_array_elements_text(${JSON.stringify(ids)}::json) with ordinality as place (id, seq)
    where menu.id = place.id::bigint`)
}

/** Deletes one menu item. */
export async function deleteMenuRow(tx: Db, id: number): Promise<void> {
  await tx.delete(menus).where(eq(menus.id, id))
}
