import { hiddenRoleIds } from '@doorway/api-client/rules'
import type { Actor } from '../../http/call'

/** May this person know about the role? Roles 1 and 2 exist for the super account alone (section 6). */
export function canSeeRole(actor: Actor, roleId: number): boolean {
  return actor.isSuper || !hiddenRoleIds.includes(roleId)
}
