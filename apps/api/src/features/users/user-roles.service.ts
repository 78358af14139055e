import { isUserInScope } from './accounts.queries'
import type { AnyCall } from '../../http/call'
import { requireCode } from '../../http/authorization'
import { notFound, refuse } from '../../http/refusals'
import { holdsAllOf } from '../roles/grant-limits'
import { heldRoleIds } from './user-roles.queries'

const ASSIGN = 'sys:user:assignRole'

/** The code has a scope of its own, which may be narrower than that of editing. */
async function requireInScope({ db, actor }: AnyCall, targetId: number | undefined): Promise<void> {
  if (targetId === undefined) return
  if (!(await isUserInScope(db, actor, ASSIGN, targetId))) throw notFound()
}

/** The roles to store, checked; undefined when nothing changes. Taking a role away counts as granting it. */
export async function planRoles(
  call: AnyCall,
  targetId: number | undefined,
  wanted: readonly number[] | undefined,
): Promise<readonly number[] | undefined> {
  if (!wanted) return undefined
  const held = targetId === undefined ? [] : await heldRoleIds(call.db, targetId)
  const changed = [...wanted.filter((id) => !held.includes(id)), ...held.filter((id) => !wanted.includes(id))]
  if (changed.length === 0) return undefined
  requireCode(call.actor, ASSIGN)
  if (targetId === call.actor.userId) throw refuse('NOT_ONESELF', 'users.notOneself')
  await requireInScope(call, targetId)
  if (!(await holdsAllOf(call.db, call.actor, changed))) throw refuse('ROLE_NOT_GRANTABLE', 'users.roleNotGrantable')
  return wanted
}
