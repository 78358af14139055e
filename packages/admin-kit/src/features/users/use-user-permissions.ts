import { useCan } from '../../provider/use-session'
import type { UserPermissions } from './user-row-actions'

/** Button codes of the user manager (the contract's `x-permission` of the same calls). */
export const userCodes = {
  add: 'sys:user:add',
  edit: 'sys:user:edit',
  delete: 'sys:user:delete',
  export: 'sys:user:export',
  import: 'sys:user:import',
  state: 'sys:user:state',
  resetPassword: 'sys:user:resetPwd',
  assignRole: 'sys:user:assignRole',
} as const

/** What the person may do here. */
export function useUserPermissions(): UserPermissions {
  const can = useCan()
  return {
    canAdd: can(userCodes.add),
    canEdit: can(userCodes.edit),
    canDelete: can(userCodes.delete),
    canExport: can(userCodes.export),
    canImport: can(userCodes.import),
    canSetState: can(userCodes.state),
    canResetPassword: can(userCodes.resetPassword),
    canAssignRoles: can(userCodes.assignRole),
  }
}
