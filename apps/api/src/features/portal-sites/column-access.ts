import type { Actor } from '../../http/call'

/** May this reader open the column? Columns by data scope wait for content management. */
export function canReadColumn(
  column: { visibility: 'public' | 'login' | 'role' | 'scope'; visibleRoleIds: readonly number[] },
  actor: Actor | undefined,
): boolean {
  if (column.visibility === 'public' || actor?.isSuper) return true
  if (!actor) return false
  if (column.visibility === 'login') return true
  if (column.visibility === 'scope') return false
  return actor.roles.some(({ id }) => column.visibleRoleIds.includes(id))
}
