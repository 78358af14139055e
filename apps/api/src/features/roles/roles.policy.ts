import { hiddenRoleIds } from '@doorway/api-client/rules'
import type { Actor } from '../../http/call'
import { refuse } from '../../http/refusals'

/** May this person know about the role? Roles 1 and 2 exist for the super account alone (section 6). */
export function canSeeRole(actor: Actor, roleId: number): boolean {
  return actor.isSuper || !hiddenRoleIds.includes(roleId)
}

/** Roles 1 and 2 are what the others are measured by; they cannot be deleted. */
export function requireDeletable(roleId: number): void {
  if (hiddenRoleIds.includes(roleId)) throw refuse('ROLE_PROTECTED', 'roles.protected')
}

/** Throws when the role is one of the caller's own, who may not extend their own rights. */
export function requireNotOwn(actor: Actor, roleId: number): void {
  if (!actor.isSuper && actor.roles.some(({ id }) => id === roleId)) throw refuse('NOT_OWN_ROLE', 'roles.notOwn')
}

/** Does this person look after the site? Those whose list code covers everything look after all of them. */
export function holdsSite(actor: Actor, siteId: number): boolean {
  return actor.isSuper || actor.scopeOf('cms:site:list').isAll || actor.siteIds.includes(siteId)
}
