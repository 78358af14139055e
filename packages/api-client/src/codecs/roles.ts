import type { CurrentUser } from '../domain/current-user'
import type { ManagedMenuItem, MenuDraft, MenuItem } from '../domain/menu'
import type { Role, RoleDraft, RoleMenuNode } from '../domain/role'
import type { Schema } from '../types'

/** A role. */
export function roleFromWire({ id, name, icon, roleExtent, version }: Schema<'Role'>): Role {
  return { id, name, icon, extent: roleExtent, version }
}

/** A role to save; its parent is always 0 (section 3). */
export function roleToWire({ id, name, icon, extent, version }: RoleDraft): Schema<'RoleWrite'> {
  return { id, name, icon, roleExtent: extent, parentId: 0, version }
}

/** A node of a role's permission tree; the wire calls its children `items`. */
export function roleMenuNodeFromWire(node: Schema<'RoleMenuNode'>): RoleMenuNode {
  return {
    id: node.id,
    title: node.title || node.name,
    titles: node.titles,
    icon: node.icon,
    isHidden: node.hidden,
    isButton: node.type === 'button',
    permissionCode: node.permissionCode,
    isChecked: node.checked,
    isHalfChecked: node.halfChecked,
    children: node.items.map(roleMenuNodeFromWire),
  }
}

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

/** The signed-in person. */
export function currentUserFromWire({ user, ...session }: Schema<'CurrentUser'>): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    userType: user.userType,
    organizationId: user.schoolId,
    organizationName: user.schoolName,
    areaCode: user.areaCode,
    avatar: user.imgPath,
    roles: session.roles,
    permissionCodes: session.permissionCodes,
    siteIds: session.siteIds,
    passwordState: session.passwordState,
    scopeText: session.scopeText,
  }
}
