import { snapshot } from './user-snapshot'
import { deleteUntouchedUsers, replaceExtras, restoreUser } from './user-undo.queries'
// oxlint-disable-next-line no-restricted-imports -- the namespace import is the allowed one; the rule takes its z for the named import
import * as z from 'zod'
import { recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import type { UndoLine, UndoneLine } from './import-kind'
import { saveRoles } from '../users/user-roles.queries'

const updated = z.object({ version: z.number(), before: snapshot })

async function removeCreated(tx: Db, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  const ids = lines.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  // An account that nobody has touched or used leaves nothing behind, so it goes entirely.
  const removed = await deleteUntouchedUsers(tx, ids)
  const gone = new Set(removed.map(String))
  return lines.map(({ row, id }) => (gone.has(id) ? { row } : { row, reason: 'import.changedSince' }))
}

async function restoreOne(tx: Db, call: AnyCall, line: UndoLine): Promise<UndoneLine> {
  const { version, before } = updated.parse(line.undo)
  const userId = Number(line.id)
  const change = { ...before.user, updatedAt: call.clock.now(), updatedBy: call.actor.userId }
  if (!(await restoreUser(tx, { id: userId, version }, change))) return { row: line.row, reason: 'import.changedSince' }
  await saveRoles(tx, userId, before.roleIds, call.actor.userId, call.clock.now())
  await replaceExtras(tx, userId, before)
  return { row: line.row }
}

/** Removes people whom the import created and gives the others their former values, unless they changed since. */
export async function undoUsers(tx: Db, call: AnyCall, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  const undone = await removeCreated(
    tx,
    lines.filter(({ state }) => state === 'created'),
  )
  for (const line of lines) if (line.state === 'updated') undone.push(await restoreOne(tx, call, line))
  const remaining = new Set(undone.flatMap(({ row, reason }) => (reason ? [row] : [])))
  await recordOperations(
    tx,
    call,
    lines
      .filter(({ row }) => !remaining.has(row))
      .map(({ state, id, label }) => ({
        action: state === 'created' ? 'user.delete' : 'user.edit',
        permissionCode: 'sys:user:import',
        target: { type: 'user', id, label },
        facts: { source: 'importUndo' },
      })),
  )
  return undone
}
