import { atAddress, atRecord, type Go } from '../../screens/screen-route'
import { RoleEditor, RoleManager } from '.'

const ROLES = { path: '/role-management' }
const backToRoles = (go: Go) => ({ onClose: () => go(ROLES), onSaved: () => go(ROLES) })

export const roleManagement = atAddress(RoleManager, (_query, go) => ({
  onAdd: () => go({ path: '/role-add' }),
  onOpen: (roleId: number) => go({ path: '/role-edit', query: { id: String(roleId) } }),
}))

export const roleAdd = atAddress(RoleEditor, (_query, go) => ({ roleId: null, ...backToRoles(go) }))

export const roleEdit = atRecord(RoleEditor, ROLES, (roleId, go) => ({ roleId, ...backToRoles(go) }))
