import type { AnyCall } from '../../http/call'
import { listCheckedMenuIds, listMenus, type MenuRow, withAncestors } from './menus.queries'

export async function menusOfRoles({ db }: AnyCall, roleIds: readonly number[]): Promise<MenuRow[]> {
  return withAncestors(await listMenus(db), new Set(await listCheckedMenuIds(db, roleIds)))
}
