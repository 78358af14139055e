import { hiddenRoleIds } from '@doorway/api-client/rules'

/**
 * Roles whose holders only the super account changes: those that are hidden, and the administrators of security and of
 * the audit. There is no confirmation by a second person yet, so other administrators cannot make such a change.
 */
export const protectedRoleIds: readonly number[] = [...hiddenRoleIds, 3, 4]
