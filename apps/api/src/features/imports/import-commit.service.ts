import { type Db, violatedConstraint } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { enqueueTask } from '../tasks/enqueue-task'
import { DIRECT_ROWS, type Progress } from './import-check.service'
import { countRows, type JobRow, listRowsAfter, moveJob, saveStored } from './import-jobs.queries'
import type { ImportKind, ImportLine, ImportRun, StoredLine } from './import-kind'
import { kindOf } from './import-kinds'
import { lineOf, sealJson } from './sealed-rows'

/** Rows of one transaction. The embedded engine has one connection, which a transaction holds. */
const STEP = 200
/** New accounts that are stored at once: each costs the hash of its password. */
const DIRECT_ACCOUNTS = 100
const UNDO_MS = 24 * 3_600_000
const READY = ['valid', 'existing'] as const
const TRIES = 3

async function sealUndo({ secrets }: AnyCall, lines: readonly StoredLine[]) {
  return Promise.all(
    lines.map(async (line) => ({
      ...line,
      undo: line.undo === undefined ? null : await sealJson(secrets, line.undo),
    })),
  )
}

/**
 * Stores one batch together with what became of each of its rows. Somebody may take a login name between the check and
 * the write; the database refuses then, and the batch is checked and written again.
 */
async function storeBatch(call: AnyCall, db: Db, job: JobRow, run: ImportRun, lines: readonly ImportLine[]) {
  for (let attempt = 1; ; attempt += 1) {
    const write = await run.prepare(db, lines)
    try {
      return await db.transaction(async (tx) => {
        const stored = await write(tx)
        await saveStored(tx, job.id, await sealUndo(call, stored))
      })
    } catch (error) {
      if (violatedConstraint(error) === undefined || attempt === TRIES) throw error
    }
  }
}

/** Stores the rows that are ready, batch by batch. Called again after a break it goes on where it stood. */
export async function storeRows(call: AnyCall, db: Db, job: JobRow, progress: Progress): Promise<void> {
  const run = kindOf(job.kind).open(call, job.mode)
  const counts = await countRows(db, job.id)
  let done = counts.created + counts.updated + counts.skipped
  let last = 0
  for (;;) {
    const rows = await listRowsAfter(db, job.id, READY, last, STEP)
    const lines = await Promise.all(rows.map((row) => lineOf(call.secrets, job.fields, row)))
    if (lines.length > 0) await storeBatch(call, db, job, run, lines)
    done += rows.length
    await progress(done)
    last = rows.at(-1)?.rowNo ?? last
    if (rows.length < STEP) break
  }
  const now = call.clock.now()
  const expiresAt = new Date(now.getTime() + UNDO_MS)
  await moveJob(db, job.id, ['committing'], { state: 'committed', committedAt: now, expiresAt, taskId: null })
}

/** Begins to store a checked import: at once, or in the background when it is large. */
export async function commitJob(
  call: AnyCall,
  kind: ImportKind,
  { job, mode }: { job: JobRow; mode: 'all' | 'validOnly' },
): Promise<void> {
  const { db } = call
  const counts = await countRows(db, job.id)
  const { invalid, valid: fresh } = counts
  const isReady = job.state === 'checked' || (job.state === 'failed' && counts.waiting === 0)
  if (!isReady) throw refuse('IMPORT_NOT_READY', 'import.notReady')
  if (mode === 'all' && invalid > 0) throw refuse('IMPORT_HAS_ERRORS', 'import.hasErrors', { rows: invalid })
  const ready = fresh + counts.existing
  const isLarge = ready > DIRECT_ROWS || (kind.name === 'user' && fresh > DIRECT_ACCOUNTS)
  const moved = await db.transaction(async (tx) => {
    const taskId = isLarge
      ? await enqueueTask(tx, call, { kind: 'importCommit', params: {}, jobId: job.id, total: ready })
      : null
    const committing = await moveJob(tx, job.id, ['checked', 'failed'], { state: 'committing', taskId })
    // Somebody else has begun to store it since; the task goes with the transaction.
    if (!committing) throw refuse('IMPORT_NOT_READY', 'import.notReady')
    return committing
  })
  if (isLarge) {
    call.tasks.wake()
    return
  }
  await storeRows(call, db, moved, () => Promise.resolve()).catch(async (error: unknown) => {
    await moveJob(db, job.id, ['committing'], { state: 'failed' })
    throw error
  })
}
