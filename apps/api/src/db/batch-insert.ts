import { sql } from 'drizzle-orm'
import type { Db } from './database'

const STEP = 5_000

/** Inserts rows named by their database columns, a few thousand per statement: one JSON parameter, no per-row cost. */
export async function batchInsert(tx: Db, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.raw(Object.keys(first).join(', '))
  const target = sql.raw(table)
  for (let start = 0; start < rows.length; start += STEP) {
    const json = JSON.stringify(rows.slice(start, start + STEP))
    await tx.execute(
      sql`insert into ${target} (${columns}) select ${columns} from json_populate_recordset(null::${target}, ${json}::json)`,
    )
  }
}

/** Lets the next generated id follow the highest one that was given by hand. */
export async function continueIds(tx: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await tx.execute(
      sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 1) from ${table}))`),
    )
  }
}
