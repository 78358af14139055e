import { acquireAdvisoryLock, type Db } from '../../db/database'
import { shorten } from '../../html/shorten'
import type { AnyCall } from '../../http/call'
import { refuse } from '../../http/refusals'
import { enqueueTask } from '../tasks/enqueue-task'
import { fieldsOf } from './import-headings'
import {
  countReading,
  deleteJob,
  insertJob,
  insertRows,
  type JobRow,
  listRowsAfter,
  moveJob,
  saveChecked,
} from './import-jobs.queries'
import type { ImportKind, ImportMode } from './import-kind'
import { kindOf } from './import-kinds'
import { lineOf, sealJson } from './sealed-rows'

/** Rows that are checked within the request; more become a background task. */
export const DIRECT_ROWS = 1_000
const STEP = 500
const KEEP_MS = 24 * 3_600_000
const FILE_NAME_MAX = 300
/** Files of one organisation that are read at the same time. */
const READING_MAX = 4
/** A file whose reading ended with the process no longer counts after this time. */
const READING_MS = 10 * 60_000
const ALL_STATES = ['waiting', 'valid', 'existing', 'invalid'] as const

/** Called after each batch; throws when the work is to end. */
export type Progress = (done: number) => Promise<void>

async function keepRows(call: AnyCall, jobId: string, kind: ImportKind, file: File) {
  let fields: (string | undefined)[] | undefined
  let held: { row: number; cells: string }[] = []
  let total = 0
  const flush = async () => {
    await insertRows(call.db, jobId, held)
    held = []
  }
  for await (const { row, cells } of call.readSheet(file)) {
    if (!fields) {
      fields = fieldsOf(cells, kind)
      continue
    }
    const known = fields.flatMap((field, index) => (field === undefined ? [] : [cells[index] ?? '']))
    held.push({ row, cells: await sealJson(call.secrets, known) })
    total += 1
    if (held.length >= STEP) await flush()
  }
  await flush()
  if (!fields || total === 0) throw refuse('IMPORT_EMPTY', 'import.empty')
  return { fields: fields.filter((field) => field !== undefined), total }
}

/** Checks all rows of an import, from the first: what the file itself repeats shows only in one walk. */
export async function checkRows(call: AnyCall, db: Db, job: JobRow, progress: Progress): Promise<void> {
  const run = kindOf(job.kind).open(call, job.mode)
  let done = 0
  let last = 0
  for (;;) {
    const rows = await listRowsAfter(db, job.id, ALL_STATES, last, STEP)
    const lines = await Promise.all(rows.map((row) => lineOf(call.secrets, job.fields, row)))
    await saveChecked(db, job.id, await run.check(db, lines))
    done += rows.length
    await progress(done)
    last = rows.at(-1)?.rowNo ?? last
    if (rows.length < STEP) break
  }
  await moveJob(db, job.id, ['checking'], { state: 'checked', taskId: null })
}

/** Enters an import, unless the person has a file that is being read, or the organisation has too many. */
function enterJob({ db, actor, clock }: AnyCall, job: Parameters<typeof insertJob>[1]): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'imports')
    const { own, shared } = await countReading(tx, actor.userId, new Date(clock.now().getTime() - READING_MS))
    if (own > 0) throw refuse('IMPORT_OPEN', 'import.alreadyReading')
    if (shared >= READING_MAX) throw refuse('IMPORTS_OPEN', 'import.tooManyReading')
    return insertJob(tx, job)
  })
}

/** Stores the rows of a file and checks them: within the request, or in the background when they are many. */
export async function receiveFile(
  call: AnyCall,
  kind: ImportKind,
  { file, mode }: { file: File; mode: ImportMode },
): Promise<string> {
  const { db, actor, clock } = call
  const now = clock.now()
  const job = await enterJob(call, {
    kind: kind.name,
    mode,
    fileName: shorten(file.name, FILE_NAME_MAX),
    fields: [],
    state: 'checking',
    ownerId: actor.userId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + KEEP_MS),
  })
  if (!job) throw new Error('An import was entered and not answered.')
  try {
    const { fields, total } = await keepRows(call, job.id, kind, file)
    const taskId =
      total > DIRECT_ROWS
        ? await enqueueTask(db, call, { kind: 'importCheck', params: {}, jobId: job.id, total })
        : null
    await moveJob(db, job.id, ['checking'], { fields, taskId })
    if (taskId === null) await checkRows(call, db, { ...job, fields }, () => Promise.resolve())
    else call.tasks.wake()
    return job.id
  } catch (error) {
    await deleteJob(db, job.id)
    throw error
  }
}
