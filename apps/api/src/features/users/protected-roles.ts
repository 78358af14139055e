import { hiddenRoleIds } from '@doorway/api-client/rules'

/**
 * Roles whose holders only the super account changes: those that are hidden, and the administrators of security and of
 * the audit. Nobody can confirm such a change as a second person, so the other administrators cannot make it.
 */
export const protectedRoleIds: readonly number[] = [...hiddenRoleIds, 3, 4]
