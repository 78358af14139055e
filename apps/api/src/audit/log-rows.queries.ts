import { asc, desc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../db/database'
import { loginLog, logHeads, operationLog, piiAccessLog } from '../db/tables/logs'
import type { ChainLink, LogName, LogRows } from './chain'

const tables = { operation: operationLog, login: loginLog, pii: piiAccessLog }

/** A row as it is stored: with its number, its place in the chain, and the seal before it. */
export type StoredRow<Log extends LogName> = LogRows[Log] & {
  id: number
  seq: number | null
  prevHash: string | null
  hash: string | null
}

/** A row to be inserted. */
export type SealedRow<Log extends LogName> = LogRows[Log] & { prevHash: string; seq: number; hash: string }

/** The last place of a log; `seq` is null while rows of an earlier version have no seals. */
export async function findHead(db: Db, log: LogName) {
  const [head] = await db.select().from(logHeads).where(eq(logHeads.log, log))
  return head
}

/** The last place of a log, locked until the transaction ends: the next writer waits for it. */
export async function lockHead(tx: Db, log: LogName): Promise<{ seq: number | null; hash: string }> {
  const [head] = await tx.select().from(logHeads).where(eq(logHeads.log, log)).for('update')
  if (!head) throw new Error(`The ${log} log has no row in log_head.`)
  return head
}

const movingHead = (log: LogName, { seq, hash }: ChainLink) =>
  sql`update log_head set seq = ${seq}, hash = ${hash} where log = ${log}`

/** Moves the head of a log whose rows were loaded otherwise. */
export async function moveHead(tx: Db, log: LogName, last: ChainLink): Promise<void> {
  await tx.execute(movingHead(log, last))
}

/** The rows of a log as one JSON text by column, which is one parameter whatever their number. */
function jsonOf<Log extends LogName>(log: Log, rows: readonly SealedRow<Log>[]) {
  const columns = Object.entries(getTableColumns(tables[log])).filter(([name]) => name !== 'id')
  const valuesOf = (row: object) => {
    const members = new Map<string, unknown>(Object.entries(row))
    return Object.fromEntries(columns.map(([name, column]) => [column.name, members.get(name) ?? null]))
  }
  return { names: sql.raw(columns.map(([, { name }]) => name).join(', ')), json: JSON.stringify(rows.map(valuesOf)) }
}

/**
 * Appends rows that were sealed after `previous` and moves the head to the last of them, if the head is there. In one
 * statement, which locks the head until the transaction ends. Returns where the head is otherwise.
 */
export async function insertAfter<Log extends LogName>(
  tx: Db,
  log: Log,
  previous: ChainLink,
  { rows, last }: { rows: readonly SealedRow<Log>[]; last: ChainLink },
): Promise<{ isInserted: boolean; head: { seq: number | null; hash: string } }> {
  const { names, json } = jsonOf(log, rows)
  const table = tables[log]
  const [result] = await rowsOf<{ seq: number | null; hash: string; is_moved: boolean }>(
    tx,
    sql`
      with head as (select seq, hash from log_head where log = ${log} for update),
      moved as (
        update log_head set seq = ${last.seq}, hash = ${last.hash} from head
        where log_head.log = ${log} and head.seq = ${previous.seq} and head.hash = ${previous.hash} returning 1 as one),
      added as (
        insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)
        where exists (select from moved) order by seq)
      select head.seq::float8 as seq, head.hash, exists (select from moved) as is_moved from head`,
  )
  if (!result) throw new Error(`The ${log} log has no row in log_head.`)
  return { isInserted: result.is_moved, head: { seq: result.seq, hash: result.hash } }
}

/** Writes the seals of rows that have none and moves the head to the last of them. */
export async function sealRows(
  tx: Db,
  log: LogName,
  rows: readonly (ChainLink & { id: number; prevHash: string })[],
  last: ChainLink,
): Promise<void> {
  const values = JSON.stringify(rows.map(({ id, seq, prevHash, hash }) => ({ id, seq, prev_hash: prevHash, hash })))
  await tx.execute(sql`
    with moved as (${movingHead(log, last)})
    update ${tables[log]} as row set seq = sealed.seq, prev_hash = sealed.prev_hash, hash = sealed.hash
    from json_to_recordset(${values}::json) as sealed (id bigint, seq bigint, prev_hash text, hash text)
    where row.id = sealed.id`)
}

const readers: { [Log in LogName]: (db: Db, afterId: number, limit: number) => Promise<StoredRow<Log>[]> } = {
  operation: (db, afterId, limit) =>
    db.select().from(operationLog).where(gt(operationLog.id, afterId)).orderBy(asc(operationLog.id)).limit(limit),
  login: (db, afterId, limit) =>
    db.select().from(loginLog).where(gt(loginLog.id, afterId)).orderBy(asc(loginLog.id)).limit(limit),
  pii: (db, afterId, limit) =>
    db.select().from(piiAccessLog).where(gt(piiAccessLog.id, afterId)).orderBy(asc(piiAccessLog.id)).limit(limit),
}

/** Rows of a log by number, after one of them. */
export function listRows<Log extends LogName>(
  db: Db,
  log: Log,
  afterId: number,
  limit: number,
): Promise<StoredRow<Log>[]> {
  return readers[log](db, afterId, limit)
}

const placeColumns = (log: LogName) => {
  const { id, at, seq, hash } = tables[log]
  return { id, at, seq, hash }
}

/** The place of one row; undefined when there is no such row. */
export async function findPlace(db: Db, log: LogName, id: number) {
  const [row] = await db.select(placeColumns(log)).from(tables[log]).where(eq(tables[log].id, id))
  return row
}

/** The place of the row with the highest number among those of the chain. */
export async function findLastPlace(db: Db, log: LogName) {
  const [row] = await db
    .select(placeColumns(log))
    .from(tables[log])
    .where(isNotNull(tables[log].seq))
    .orderBy(desc(tables[log].id))
    .limit(1)
  return row
}

/** The place of the first row after a number. */
export async function findPlaceAfter(db: Db, log: LogName, id: number) {
  const [row] = await db
    .select(placeColumns(log))
    .from(tables[log])
    .where(gt(tables[log].id, id))
    .orderBy(asc(tables[log].id))
    .limit(1)
  return row
}

/** Does some row of the log have this place? */
export async function hasSeq(db: Db, log: LogName, seq: number): Promise<boolean> {
  return (await rowsOf(db, sql`select 1 from ${tables[log]} where seq = ${seq} limit 1`)).length > 0
}
