import type { Schema } from '@doorway/api-client/types'
import type { MenuRow } from './menus.queries'
import { ROOT_MENU } from './menu-rules'

/** A menu item as its readers get it. */
export function presentMenu(menu: MenuRow): Schema<'MenuItem'> {
  return {
    id: menu.id,
    parentId: menu.parentId ?? ROOT_MENU,
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

/** A menu item as its editors get it. */
export function presentManagedMenu(menu: MenuRow, roleCount: number): Schema<'ManagedMenuItem'> {
  return { ...presentMenu(menu), version: menu.version, roleCount }
}
