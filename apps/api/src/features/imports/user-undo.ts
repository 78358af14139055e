// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Actor, AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import { holdsAllOf } from '../roles/grant-limits'
import { usersInScope } from '../users/user-filter.queries'
import { listHigherRanked } from '../users/user-rank.policy'
import { heldRoleIds, saveRoles } from '../users/user-roles.queries'
import { listGuarded } from '../users/users.queries'
import type { UndoLine, UndoneLine } from './import-kind'
import { snapshot } from './user-snapshot'
import { deleteUntouchedUsers, replaceExtras, restoreUser } from './user-undo.queries'

const CODE = 'sys:user:import'
const updated = z.object({ version: z.number(), before: snapshot })

async function removeCreated(tx: Db, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  const ids = lines.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  // No other row refers to an account that was neither changed nor used, so it is deleted for good.
  const removed = await deleteUntouchedUsers(tx, ids)
  const gone = new Set(removed.map(String))
  return lines.map(({ row, id }) => (gone.has(id) ? { row } : { row, reason: 'import.changedSince' }))
}

/** Those of these people whom the caller may not change any more: out of scope, or above the caller by now. */
async function listOutOfReach(tx: Db, actor: Actor, lines: readonly UndoLine[]): Promise<ReadonlySet<string>> {
  const ids = lines.map(({ id }) => Number(id))
  const inScope = await listGuarded(tx, ids, usersInScope(actor, CODE), true)
  const reachable = new Set(inScope.map(({ id }) => id))
  const higher = await listHigherRanked(tx, actor, ids)
  return new Set(ids.filter((id) => !reachable.has(id) || higher.has(id)).map(String))
}

/** May the caller give and take the roles that change when a person gets the former ones back? */
async function mayRestoreRoles(tx: Db, actor: Actor, userId: number, former: readonly number[]): Promise<boolean> {
  const held = await heldRoleIds(tx, userId)
  const changed = [...former.filter((id) => !held.includes(id)), ...held.filter((id) => !former.includes(id))]
  if (changed.length === 0) return true
  return holdsAllOf(tx, actor, changed).catch((error: unknown) => {
    // A role that has been deleted meanwhile.
    if (error instanceof Refusal) return false
    throw error
  })
}

async function restoreOne(tx: Db, call: AnyCall, line: UndoLine): Promise<UndoneLine> {
  const { version, before } = updated.parse(line.undo)
  const userId = Number(line.id)
  if (!(await mayRestoreRoles(tx, call.actor, userId, before.roleIds)))
    return { row: line.row, reason: 'users.roleNotGrantable' }
  const change = { ...before.user, updatedAt: call.clock.now(), updatedBy: call.actor.userId }
  if (!(await restoreUser(tx, { id: userId, version }, change))) return { row: line.row, reason: 'import.changedSince' }
  await saveRoles(tx, userId, before.roleIds, call.actor.userId, call.clock.now())
  await replaceExtras(tx, userId, before)
  return { row: line.row }
}

/**
 * Removes people whom the import created and gives the others their former values, unless they changed since or the
 * caller may not change them any more.
 */
export async function undoUsers(tx: Db, call: AnyCall, all: readonly UndoLine[]): Promise<UndoneLine[]> {
  const outOfReach = await listOutOfReach(tx, call.actor, all)
  const lines = all.filter(({ id }) => !outOfReach.has(id))
  const undone = await removeCreated(
    tx,
    lines.filter(({ state }) => state === 'created'),
  )
  for (const { row, id } of all) if (outOfReach.has(id)) undone.push({ row, reason: 'users.protected' })
  for (const line of lines) if (line.state === 'updated') undone.push(await restoreOne(tx, call, line))
  const remaining = new Set(undone.flatMap(({ row, reason }) => (reason ? [row] : [])))
  await recordOperations(
    tx,
    call,
    lines
      .filter(({ row }) => !remaining.has(row))
      .map(({ state, id, label }) => ({
        action: state === 'created' ? 'user.delete' : 'user.edit',
        permissionCode: CODE,
        target: { type: 'user', id, label },
        facts: { source: 'importUndo' },
      })),
  )
  return undone
}
