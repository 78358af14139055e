import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { importJobs, taskFiles, tasks } from '../../db/tables/tasks'
import { taskKinds, taskStates } from '../../db/task-kinds'

/** A task without a sign of life for so long has lost its server. */
const STALE_SECONDS = 60
const PIECE_BYTES = 512 * 1024

/** A task as the queries of this feature return it. */
export type TaskRow = typeof tasks.$inferSelect

/** Adds a task and returns its id. */
export async function insertTask(tx: Db, task: typeof tasks.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(tasks).values(task).returning({ id: tasks.id })).id
}

/** Claims the oldest task that is queued or has lost its server. Of parallel servers each claims another one. */
export async function claimTask(db: Db): Promise<TaskRow | undefined> {
  const stale = sql`${tasks.heartbeatAt} < now() - make_interval(secs => ${STALE_SECONDS})`
  const waiting = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(sql`${tasks.state} = 'queued' or (${tasks.state} = 'running' and (${stale} or ${tasks.runAt} <= now()))`)
    .orderBy(tasks.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [task] = await db
    .update(tasks)
    .set({ state: 'running', attempts: sql`${tasks.attempts} + 1`, heartbeatAt: sql`now()`, runAt: null })
    .where(eq(tasks.id, sql`(${waiting})`))
    .returning()
  return task
}

const isMine = ({ id, attempts }: TaskRow) =>
  and(eq(tasks.id, id), eq(tasks.state, 'running'), eq(tasks.attempts, attempts))

/** Shows a sign of life and how far the task is; false when it was cancelled or another server has taken it. */
export async function reportProgress(
  db: Db,
  task: TaskRow,
  progress: { done?: number; total?: number },
): Promise<boolean> {
  const rows = await db
    .update(tasks)
    .set({ ...progress, heartbeatAt: sql`now()` })
    .where(isMine(task))
    .returning({ id: tasks.id })
  return rows.length > 0
}

/** Ends a task that this server runs, or puts it back; false when the task is not this server's any more. */
export async function endTask(db: Db, task: TaskRow, change: Partial<typeof tasks.$inferInsert>): Promise<boolean> {
  const rows = await db.update(tasks).set(change).where(isMine(task)).returning({ id: tasks.id })
  return rows.length > 0
}

/** Leaves a task running without a server until it goes on; cancelling it works meanwhile. */
export async function postponeTask(db: Db, task: TaskRow, seconds: number, attempts: number): Promise<void> {
  await db
    .update(tasks)
    .set({ attempts, heartbeatAt: null, runAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(isMine(task))
}

/** One task of one person. */
export async function findTask(db: Db, ownerId: number, id: string): Promise<TaskRow | undefined> {
  const [task] = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.ownerId, ownerId)))
  return task
}

/** Tasks of one person, the newest first. */
export async function pageTasks(
  db: Db,
  ownerId: number,
  filter: { kind?: string; state?: string },
  page: { limit: number; offset: number },
) {
  const kind = taskKinds.find((each) => each === filter.kind)
  const state = taskStates.find((each) => each === filter.state)
  const isImpossible = (filter.kind && !kind) || (filter.state && !state)
  const where = and(
    eq(tasks.ownerId, ownerId),
    kind && eq(tasks.kind, kind),
    state && eq(tasks.state, state),
    isImpossible ? sql`false` : undefined,
  )
  const rows = await db
    .select()
    .from(tasks)
    .where(where)
    .orderBy(desc(tasks.createdAt), tasks.id)
    .limit(page.limit)
    .offset(page.offset)
  const total = await db.select({ n: count() }).from(tasks).where(where)
  return { rows, total: onlyRow(total).n }
}

/** Moves a task from one of these states to another; undefined when it was in none of them. */
export async function moveTask(
  db: Db,
  id: string,
  from: readonly TaskRow['state'][],
  change: Partial<typeof tasks.$inferInsert>,
): Promise<TaskRow | undefined> {
  const [task] = await db
    .update(tasks)
    .set(change)
    .where(and(eq(tasks.id, id), inArray(tasks.state, [...from])))
    .returning()
  return task
}

/** The import of a task that will not go on by itself: what it has stored can be undone. */
export async function haltJob(db: Db, { jobId }: TaskRow): Promise<void> {
  if (jobId === null) return
  await db
    .update(importJobs)
    .set({ state: 'failed' })
    .where(and(eq(importJobs.id, jobId), inArray(importJobs.state, ['checking', 'committing'])))
}

/** The import of a task that is tried again. */
export async function resumeJob(db: Db, { jobId, kind }: TaskRow): Promise<void> {
  if (jobId === null) return
  await db
    .update(importJobs)
    .set({ state: kind === 'importCheck' ? 'checking' : 'committing' })
    .where(and(eq(importJobs.id, jobId), eq(importJobs.state, 'failed')))
}

/** Stores a result in chunks while it is read. The chunks of an earlier attempt are deleted first. */
export async function storeResult(db: Db, taskId: string, stream: ReadableStream<Uint8Array>): Promise<void> {
  await db.delete(taskFiles).where(eq(taskFiles.taskId, taskId))
  let no = 0
  let held: Uint8Array[] = []
  let size = 0
  const flush = async () => {
    if (size === 0) return
    const body = new Uint8Array(await new Blob(held.map((part) => new Uint8Array(part))).arrayBuffer())
    await db.insert(taskFiles).values({ taskId, no, body })
    no += 1
    held = []
    size = 0
  }
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    held.push(part.value)
    size += part.value.byteLength
    if (size >= PIECE_BYTES) await flush()
  }
  await flush()
}

/** A result piece by piece; a slow reader holds one piece in memory and no transaction. */
export function readResult(db: Db, taskId: string): ReadableStream<Uint8Array> {
  let no = 0
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const [piece] = await db
        .select({ body: taskFiles.body })
        .from(taskFiles)
        .where(and(eq(taskFiles.taskId, taskId), eq(taskFiles.no, no)))
      no += 1
      if (piece) controller.enqueue(new Uint8Array(piece.body))
      else controller.close()
    },
  })
}

/** Removes results and imports whose time is over. */
export async function sweepExpired(db: Db, now: Date): Promise<void> {
  const expired = await db
    .update(tasks)
    .set({ state: 'expired' })
    .where(and(eq(tasks.state, 'done'), lt(tasks.expiresAt, now)))
    .returning({ id: tasks.id })
  const ids = expired.map(({ id }) => id)
  if (ids.length > 0) await db.delete(taskFiles).where(inArray(taskFiles.taskId, ids))
  await db.delete(importJobs).where(lt(importJobs.expiresAt, now))
}

/** May this person still act at all? */
export async function isActive(db: Db, userId: number): Promise<boolean> {
  const rows = await rowsOf(
    db,
    sql`select 1 from app_user where id = ${userId} and data_state = '0' and deleted_at is null`,
  )
  return rows.length > 0
}
