import { recordOperations } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { lockEntry, updateEntry } from '../competitions/entries.queries'
import { isKindOpen } from '../competitions/competition-phases'
import { listPhases } from '../competitions/competitions.queries'
import type { UndoLine, UndoneLine } from './import-kind'
import { findBehalfEntry } from '../behalf-entries/behalf-entries.queries'
import { behalfCode, requireSchool } from '../behalf-entries/behalf-entries.service'

/** The version of an entry that was added and submitted, and not changed since. */
const SUBMITTED_VERSION = 1

async function undoEntry(tx: Db, call: AnyCall, { row, id }: UndoLine): Promise<UndoneLine> {
  await lockEntry(tx, Number(id))
  const entry = await findBehalfEntry(tx, requireSchool(call), Number(id))
  if (entry?.state !== 'submitted' || entry.version !== SUBMITTED_VERSION) return { row, reason: 'import.changedSince' }
  const now = call.clock.now()
  if (!isKindOpen(await listPhases(tx, [entry.competitionId]), 'signup', now))
    return { row, reason: 'competitions.closed' }
  await updateEntry(tx, entry, { state: 'cancelled' }, { userId: call.actor.userId, now })
  return { row }
}

/** Cancels entries of an import that have not changed since, while sign-up is open. */
export async function undoEntries(tx: Db, call: AnyCall, lines: readonly UndoLine[]): Promise<UndoneLine[]> {
  const undone: UndoneLine[] = []
  for (const line of lines) undone.push(await undoEntry(tx, call, line))
  const remaining = new Set(undone.flatMap(({ row, reason }) => (reason ? [row] : [])))
  await recordOperations(
    tx,
    call,
    lines
      .filter(({ row }) => !remaining.has(row))
      .map(({ id, label }) => ({
        action: 'competition.cancelEntry',
        permissionCode: behalfCode,
        target: { type: 'competition-entry', id, label },
        facts: { source: 'importUndo' },
      })),
  )
  return undone
}
