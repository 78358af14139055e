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
