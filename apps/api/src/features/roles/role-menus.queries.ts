import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { menus, roleMenus } from '../../db/tables/roles'

/** What each of these roles has checked; buttons with their codes. */
export function listCheckedMenus(db: Db, roleIds: readonly number[]) {
  return db
    .select({ roleId: roleMenus.roleId, menuId: menus.id, name: menus.name, code: menus.permissionCode })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .where(and(inArray(roleMenus.roleId, [...roleIds]), eq(roleMenus.state, 'checked')))
}

/** Replaces the items of a role. The two kinds are stored apart: only checked ones grant anything. */
export async function replaceRoleMenus(
  tx: Db,
  roleId: number,
  { checked, half }: { checked: ReadonlySet<number>; half: ReadonlySet<number> },
): Promise<void> {
  await tx.delete(roleMenus).where(eq(roleMenus.roleId, roleId))
  const rows = [
    ...Array.from(checked, (menuId) => ({ roleId, menuId, state: 'checked' as const })),
    ...Array.from(half, (menuId) => ({ roleId, menuId, state: 'half' as const })),
  ]
  if (rows.length > 0) await tx.insert(roleMenus).values(rows)
}
