import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import { requireCode } from '../../http/authorization'
import type { Call } from '../../http/call'
import { refusalEnvelope } from '../../http/envelope'
import { badRequest, Refusal } from '../../http/refusals'
import { withSecondPerson } from '../confirmations/second-person'
import { updateUser } from './accounts.queries'
import { changeState } from './user-account.service'
import { clearClasses } from './user-extras.queries'
import { usersInScope } from './user-filter.queries'
import { requirePosition } from './user-input'
import { heldRoleIds, saveRoles, touchPermissions } from './user-roles.queries'
import { planRoles } from './user-roles.service'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
import { requireUser } from './users.policy'
import { type GuardedUser, listGuarded } from './users.queries'

type Change = Call<'changeUsers'>

const EDIT = 'sys:user:edit'
const ASSIGN = 'sys:user:assignRole'
const targetOf = ({ id, username }: GuardedUser) => ({ type: 'user', id, label: username })

async function requireEditable(tx: Db, { actor }: Change, id: number, code: string): Promise<GuardedUser> {
  const user = requireUser((await listGuarded(tx, [id], usersInScope(actor, code), true))[0])
  await requireNoneHigher(tx, actor, [user.id])
  return user
}

/** Moves a person to another organization. Grade, class and classes taught belong to the old one and go. */
async function moveTo(tx: Db, call: Change, id: number, place: { schoolId: number; orgPos: number }): Promise<void> {
  const { actor, clock } = call
  const user = await requireEditable(tx, call, id, EDIT)
  await requireSecondPerson(tx, call, 'user.edit', [id])
  await updateUser(tx, id, { ...place, updatedAt: clock.now(), updatedBy: actor.userId })
  await clearClasses(tx, id)
  await touchPermissions(tx, id)
  const facts = { from: user.schoolId ?? 0, to: place.schoolId }
  await recordOperation(tx, call, { action: 'user.move', permissionCode: EDIT, target: targetOf(user), facts })
}

async function changeRoles(tx: Db, call: Change, id: number): Promise<void> {
  const { addRoleIds = [], removeRoleIds = [] } = call.body
  const user = await requireEditable(tx, call, id, ASSIGN)
  const held = await heldRoleIds(tx, id)
  const remaining = held.filter((roleId) => !removeRoleIds.includes(roleId))
  const wanted = [...new Set([...remaining, ...addRoleIds])]
  const roleIds = await planRoles({ ...call, db: tx }, id, wanted)
  if (!roleIds) return
  await requireSecondPerson(tx, call, 'user.roles', [id])
  await saveRoles(tx, id, roleIds, call.actor.userId, call.clock.now())
  const facts = { roleIds: roleIds.map(String) }
  await recordOperation(tx, call, { action: 'user.roles', permissionCode: ASSIGN, target: targetOf(user), facts })
}

/** Changes many people, each in a transaction of their own. Returns how many were changed, and who was not and why. */
export async function changeMany(call: Change) {
  const { actor, body, origin } = call
  const { dataState, schoolId, addRoleIds, removeRoleIds } = body
  const hasRoles = addRoleIds !== undefined || removeRoleIds !== undefined
  if (dataState === undefined && schoolId === undefined && !hasRoles) {
    throw badRequest([{ field: 'body', key: 'problem.missing' }])
  }
  if (dataState !== undefined) requireCode(actor, 'sys:user:state')
  if (schoolId !== undefined) requireCode(actor, EDIT)
  if (hasRoles) requireCode(actor, ASSIGN)
  const orgPos = schoolId === undefined ? undefined : await requirePosition(call, EDIT, schoolId)
  const ids = [...new Set(body.ids)]
  const failed: { id: number; msg: string }[] = []
  for (const id of ids) {
    try {
      await withSecondPerson(call, async (tx) => {
        if (dataState !== undefined) await changeState(tx, call, { id, dataState })
        if (schoolId !== undefined && orgPos !== undefined) await moveTo(tx, call, id, { schoolId, orgPos })
        if (hasRoles) await changeRoles(tx, call, id)
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      failed.push({ id, msg: refusalEnvelope(error, origin.locale, origin.requestId).msg })
    }
  }
  return { changed: ids.length - failed.length, failed }
}
