import type { Schema } from '@doorway/api-client/types'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listCheckedMenuIds, listMenus, type MenuRow } from './menus.queries'

function presentMenu(menu: MenuRow): Schema<'MenuItem'> {
  return {
    id: menu.id,
    parentId: menu.parentId ?? 0,
    name: menu.name,
    title: menu.title,
    titles: menu.titleI18n,
    icon: menu.icon,
    url: menu.url,
    component: menu.component,
    type: menu.type,
    permissionCode: menu.permissionCode,
    seq: menu.seq,
    keepAlive: menu.keepAlive,
    hidden: menu.hidden,
  }
}

/** Checked items and all above them: what is stored as half checked may be out of date. */
function withAncestors(menus: readonly MenuRow[], checked: ReadonlySet<number>): MenuRow[] {
  const parentOf = new Map(menus.map(({ id, parentId }) => [id, parentId]))
  const wanted = new Set<number>()
  for (const id of checked) {
    for (let at: number | null | undefined = id; typeof at === 'number' && !wanted.has(at); at = parentOf.get(at))
      wanted.add(at)
  }
  return menus.filter(({ id }) => wanted.has(id))
}

async function menusOf({ db, actor }: AnyCall): Promise<MenuRow[]> {
  const menus = await listMenus(db)
  if (actor.isSuper) return menus
  const roleIds = actor.roles.map(({ id }) => id)
  const checked = roleIds.length === 0 ? [] : await listCheckedMenuIds(db, roleIds)
  return withAncestors(menus, new Set(checked.map(({ menuId }) => menuId)))
}

/** The menu of the signed-in person; buttons bring the permission codes. */
export const getMenus: Handler<'getMenus'> = async (call) => ok((await menusOf(call)).map(presentMenu))
