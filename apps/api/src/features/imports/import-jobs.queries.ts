import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { batchInsert } from '../../db/batch-insert'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { importJobs, importRows } from '../../db/tables/tasks'
import { users } from '../../db/tables/users'
import type { CheckedLine, StoredLine } from './import-kind'

/** An import as the queries of this feature return it. */
export type JobRow = typeof importJobs.$inferSelect

/** A row of an import, sealed. */
export type SealedRow = typeof importRows.$inferSelect

/** Counts the files that are being read or checked within a request: those of one person, and of the organisation. */
export async function countReading(tx: Db, ownerId: number, since: Date): Promise<{ own: number; shared: number }> {
  const isReading = and(
    eq(importJobs.state, 'checking'),
    isNull(importJobs.taskId),
    gt(importJobs.createdAt, since),
    sql`${users.schoolId} is not distinct from (select school_id from app_user where id = ${ownerId})`,
  )
  const [row] = await tx
    .select({ shared: count(), own: sql<number>`count(*) filter (where ${importJobs.ownerId} = ${ownerId})::int` })
    .from(importJobs)
    .innerJoin(users, eq(users.id, importJobs.ownerId))
    .where(isReading)
  return row ?? { own: 0, shared: 0 }
}

/** Begins an import. */
export async function insertJob(tx: Db, job: typeof importJobs.$inferInsert): Promise<JobRow | undefined> {
  const [row] = await tx.insert(importJobs).values(job).returning()
  return row
}

/** Changes an import that is in one of these states; undefined when it is in none of them. */
export async function moveJob(
  db: Db,
  id: string,
  from: readonly JobRow['state'][],
  change: Partial<typeof importJobs.$inferInsert>,
): Promise<JobRow | undefined> {
  const [row] = await db
    .update(importJobs)
    .set(change)
    .where(and(eq(importJobs.id, id), inArray(importJobs.state, [...from])))
    .returning()
  return row
}

/** One import of one person. */
export async function findJob(db: Db, ownerId: number, kind: JobRow['kind'], id: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), eq(importJobs.kind, kind), eq(importJobs.ownerId, ownerId)))
  return row
}

/** Removes an import whose file turned out to be unusable. */
export async function deleteJob(db: Db, id: string): Promise<void> {
  await db.delete(importJobs).where(eq(importJobs.id, id))
}

/** Stores sealed rows that are not checked yet. */
export function insertRows(db: Db, jobId: string, rows: readonly { row: number; cells: string }[]): Promise<void> {
  return batchInsert(
    db,
    'import_row',
    rows.map(({ row, cells }) => ({ job_id: jobId, row_no: row, state: 'waiting', cells, faults: [] })),
  )
}

/** The next rows in these states after a line, in the order of the file. */
export function listRowsAfter(
  db: Db,
  jobId: string,
  states: readonly SealedRow['state'][],
  afterRow: number,
  limit: number,
): Promise<SealedRow[]> {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, jobId), inArray(importRows.state, [...states]), gt(importRows.rowNo, afterRow)))
    .orderBy(asc(importRows.rowNo))
    .limit(limit)
}

/** The last rows that the import wrote before a line, the last one first. */
export function listWrittenBefore(db: Db, jobId: string, beforeRow: number, limit: number): Promise<SealedRow[]> {
  return db
    .select()
    .from(importRows)
    .where(
      and(
        eq(importRows.jobId, jobId),
        inArray(importRows.state, ['created', 'updated']),
        sql`${importRows.rowNo} < ${beforeRow}`,
      ),
    )
    .orderBy(desc(importRows.rowNo))
    .limit(limit)
}

/** One page of rows in the order of the file, with the total. With `errorsFirst`, rows with faults come first. */
export async function pageRows(
  db: Db,
  jobId: string,
  filter: { onlyErrors?: boolean; errorsFirst?: boolean },
  page: { limit: number; offset: number },
) {
  const where = and(eq(importRows.jobId, jobId), filter.onlyErrors ? eq(importRows.state, 'invalid') : undefined)
  const first = filter.errorsFirst ? [sql`${importRows.state} <> 'invalid'`] : []
  const rows = await db
    .select()
    .from(importRows)
    .where(where)
    .orderBy(...first, asc(importRows.rowNo))
    .limit(page.limit)
    .offset(page.offset)
  const total = await db.select({ n: count() }).from(importRows).where(where)
  return { rows, total: onlyRow(total).n }
}

/** The number of rows of an import in each state. */
export type RowCounts = Readonly<Record<SealedRow['state'], number>>

const NO_ROWS: RowCounts = {
  waiting: 0,
  valid: 0,
  existing: 0,
  invalid: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  undone: 0,
}

/** Counts the rows of an import by state. */
export async function countRows(db: Db, jobId: string): Promise<RowCounts> {
  const rows = await db
    .select({ state: importRows.state, n: count() })
    .from(importRows)
    .where(eq(importRows.jobId, jobId))
    .groupBy(importRows.state)
  return { ...NO_ROWS, ...Object.fromEntries(rows.map(({ state, n }) => [state, n])) }
}

async function updateRows(db: Db, jobId: string, columns: string, rows: readonly Record<string, unknown>[]) {
  if (rows.length === 0) return
  const assignments = sql.raw(
    columns
      .split(' ')
      .map((column) => `${column} = wanted.${column}`)
      .join(', '),
  )
  await rowsOf(
    db,
    sql`
      update import_row set ${assignments}
      from json_populate_recordset(null::import_row, ${JSON.stringify(rows)}::json) wanted
      where import_row.job_id = ${jobId} and import_row.row_no = wanted.row_no`,
  )
}

/** Notes what the check found. */
export function saveChecked(db: Db, jobId: string, lines: readonly CheckedLine[]): Promise<void> {
  const stateOf = ({ faults, isExisting }: CheckedLine) =>
    faults.length > 0 ? 'invalid' : isExisting ? 'existing' : 'valid'
  return updateRows(
    db,
    jobId,
    'state faults',
    lines.map((line) => ({ row_no: line.row, state: stateOf(line), faults: line.faults })),
  )
}

/** Notes what became of rows; `undo` comes sealed. */
export function saveStored(
  tx: Db,
  jobId: string,
  lines: readonly (Omit<StoredLine, 'undo'> & { undo: string | null })[],
): Promise<void> {
  return updateRows(
    tx,
    jobId,
    'state faults entity_id label undo',
    lines.map(({ row, state, faults = [], id, label, undo }) => ({
      row_no: row,
      state,
      faults,
      entity_id: id ?? null,
      label: label ?? null,
      undo,
    })),
  )
}

/** Notes that rows have been taken back. */
export function saveUndone(tx: Db, jobId: string, rows: readonly number[]): Promise<void> {
  return updateRows(
    tx,
    jobId,
    'state',
    rows.map((row) => ({ row_no: row, state: 'undone' })),
  )
}

/** One import, for the task that works on it. */
export async function findJobById(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(importJobs).where(eq(importJobs.id, id))
  return row
}
