import type { MessageKey } from '../../strings/catalogue'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { yieldToEventLoop } from '../tasks/yield-to-event-loop'
import { listWrittenBefore, moveJob, saveUndone, type JobRow } from './import-jobs.queries'
import type { ImportKind, UndoLine } from './import-kind'
import { unsealJson } from './sealed-rows'

const STEP = 200
const LAST_LINE = 2_000_000
const MAX_REMAINING = 1_000

/** What an undo came to. */
export interface UndoOutcome {
  removed: number
  restored: number
  remaining: { row: number; label: string; reason: MessageKey }[]
}

/** Takes a stored import back, batch by batch from its end. What has changed since stays and is named. */
export async function undoJob(call: AnyCall, kind: ImportKind, job: JobRow): Promise<UndoOutcome> {
  const { db, secrets, clock } = call
  const isInTime = job.state === 'committed' && job.expiresAt > clock.now()
  if (!isInTime && job.state !== 'failed') throw refuse('IMPORT_UNDO_OVER', 'import.undoOver')
  const outcome: UndoOutcome = { removed: 0, restored: 0, remaining: [] }
  let first = LAST_LINE
  for (;;) {
    const rows = await listWrittenBefore(db, job.id, first, STEP)
    const lines = await Promise.all(
      rows.map(async ({ rowNo, state, entityId, label, undo }): Promise<UndoLine> => ({
        row: rowNo,
        state: state === 'updated' ? 'updated' : 'created',
        id: entityId ?? '',
        label: label ?? '',
        undo: undo === null ? {} : await unsealJson(secrets, undo),
      })),
    )
    await db.transaction(async (tx) => {
      const undone = await kind.undo(tx, call, lines)
      const reasons = new Map(undone.flatMap(({ row, reason }) => (reason ? [[row, reason]] : [])))
      for (const { row, state, label } of lines) {
        const reason = reasons.get(row)
        if (reason) outcome.remaining.push({ row, label, reason })
        else if (state === 'created') outcome.removed += 1
        else outcome.restored += 1
      }
      await saveUndone(
        tx,
        job.id,
        lines.flatMap(({ row }) => (reasons.has(row) ? [] : [row])),
      )
    })
    await yieldToEventLoop()
    first = rows.at(-1)?.rowNo ?? first
    if (rows.length < STEP) break
  }
  await moveJob(db, job.id, ['committed', 'failed'], { state: 'undone' })
  return { ...outcome, remaining: outcome.remaining.toSorted((a, b) => a.row - b.row).slice(0, MAX_REMAINING) }
}
