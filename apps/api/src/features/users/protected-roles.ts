import { hiddenRoleIds } from '@doorway/api-client/rules'

/**
 * Roles whose holders only the super account changes: those that are hidden, and the administrators of security and of
 * the audit. For the latter two a second person confirms what takes their account over or ends it.
 */
export const protectedRoleIds: readonly number[] = [...hiddenRoleIds, 3, 4]
