import { sql, type SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** A connection or a transaction, on the embedded engine or on a PostgreSQL server alike. */
export type Db = PgDatabase<PgQueryResultHKT>

/** An opened database. `close` waits for running statements and frees the engine. */
export interface Database {
  db: Db
  /** Resolves to whether the database responds, within a second where it is watched; rejects where it cannot be used. */
  isResponding: () => Promise<boolean>
  close: () => Promise<void>
}

/** Rows of a hand-written statement. Cast numbers in the SQL: the drivers disagree on bigint (`::float8`, `::int`). */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both drivers return { rows }; drizzle's common type has no result shape
  const result = (await db.execute(query)) as { rows: Row[] }
  return result.rows
}

/** Advisory locks of a transaction. Writers of one tree wait for each other, so two moves cannot create a cycle. */
export type TransactionLock = 'migrations' | 'areaTree' | 'operationLog' | 'organizationTree' | 'menuTree' | 'imports'
const LOCK_NUMBERS: Record<TransactionLock, number> = {
  migrations: 770_001,
  areaTree: 770_002,
  operationLog: 770_003,
  organizationTree: 770_004,
  menuTree: 770_005,
  imports: 770_006,
}

/** Waits for a lock, which is released when the transaction ends. */
export async function acquireAdvisoryLock(tx: Db, lock: TransactionLock): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_NUMBERS[lock]})`)
}

/** The name of the unique or foreign key that refused a write, or undefined when `error` is something else. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  if (typeof cause !== 'object' || cause === null || !('code' in cause) || !('constraint' in cause)) return undefined
  const isViolation = cause.code === '23505' || cause.code === '23503'
  return isViolation && typeof cause.constraint === 'string' ? cause.constraint : undefined
}
