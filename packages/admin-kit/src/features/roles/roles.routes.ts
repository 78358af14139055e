import { atAddress, atRecord } from '../../screens/screen-route'
import { RoleEditor, RoleManager } from '.'

const ROLES = '/role-management'
const backBy = (leave: () => void) => ({ onClose: leave, onSaved: leave })

export const roleManagement = atAddress(RoleManager, (_query, go) => ({
  onAdd: () => go({ path: '/role-add' }),
  onOpen: (roleId: number) => go({ path: '/role-edit', query: { id: String(roleId) } }),
}))

export const roleAdd = atAddress(RoleEditor, (_query, _go, leave) => ({
  roleId: null,
  ...backBy(() => leave(ROLES)),
}))

export const roleEdit = atRecord(RoleEditor, ROLES, (roleId, leave) => ({ roleId, ...backBy(leave) }))
