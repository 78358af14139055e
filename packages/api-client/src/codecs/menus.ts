import type { ManagedMenuItem, MenuDraft, MenuItem } from '../domain/menu'
import type { Schema } from '../types'

/** An item of the menu. */
export function menuItemFromWire(item: Schema<'MenuItem'>): MenuItem {
  return {
    id: item.id,
    parentId: item.parentId,
    name: item.name,
    title: item.title,
    titles: item.titles,
    icon: item.icon,
    url: item.url,
    component: item.component,
    type: item.type,
    permissionCode: item.permissionCode,
    order: item.seq,
    isKeepAlive: item.keepAlive,
    isHidden: item.hidden,
  }
}

/** An item for its editor. */
export function managedMenuItemFromWire(item: Schema<'ManagedMenuItem'>): ManagedMenuItem {
  return { ...menuItemFromWire(item), version: item.version, roleCount: item.roleCount }
}

/** An item to save. */
export function menuToWire({ isKeepAlive, isHidden, ...draft }: MenuDraft): Schema<'MenuWrite'> {
  return { ...draft, keepAlive: isKeepAlive, hidden: isHidden }
}
