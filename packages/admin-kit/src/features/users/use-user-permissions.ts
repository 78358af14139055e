import { userCodes } from './users.codes'
import { useCan } from '../../session/use-session'
import type { UserPermissions } from './list/user-row-actions'

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
    canUnlock: can(userCodes.unlock),
    canResetPassword: can(userCodes.resetPassword),
    canAssignRoles: can(userCodes.assignRole),
  }
}
