import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Db, rowsOf } from '../db/database'

/**
 * Begins a call while a transaction of another person is not over yet, waits until the call waits for it, and lets both
 * end. Needs a database with several connections: PostgreSQL.
 */
export async function whileLocked<Result>(
  db: Db,
  hold: (tx: Db) => Promise<unknown>,
  call: () => Promise<Result>,
): Promise<Result> {
  let pending: Promise<Result> | undefined
  await db.transaction(async (tx) => {
    await hold(tx)
    pending = call()
    // Not in the transaction, which sees the connections of its first look until it ends.
    await expect
      .poll(() =>
        rowsOf(
          db,
          sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`,
        ),
      )
      .toHaveLength(1)
  })
  if (!pending) throw new Error('The call was not made.')
  return pending
}
