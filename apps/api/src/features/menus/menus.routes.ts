import type { Schema } from '@doorway/api-client/types'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listCheckedMenuIds } from '../roles/role-menus.queries'
import { listMenus, withAncestors, type MenuRow } from './menus.queries'

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

async function menusOf({ db, actor }: AnyCall): Promise<MenuRow[]> {
  const menus = await listMenus(db)
  if (actor.isSuper) return menus
  const checked = await listCheckedMenuIds(
    db,
    actor.roles.map(({ id }) => id),
  )
  return withAncestors(menus, new Set(checked))
}

/** The menu of the signed-in person; buttons bring the permission codes. */
export const getMenus: Handler<'getMenus'> = async (call) => ok((await menusOf(call)).map(presentMenu))
