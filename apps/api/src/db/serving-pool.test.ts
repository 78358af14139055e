import { sql } from 'drizzle-orm'
import { describe, expect, inject, it } from 'vitest'
import { rowsOf } from './database'
import { isUnavailable } from './faults'
import { openPostgres } from './postgres'
import { ServingPool } from './serving-pool'

const server = inject('postgresServer')
/** More than the pool has. */
const TIMES = 12

describe.skipIf(!server)('connections that serve requests', () => {
  it('are replaced when they break in the middle of a transaction', async () => {
    const lost: boolean[] = []
    const database = await openPostgres(server, { onLost: (isLost) => void lost.push(isLost) })
    const other = await openPostgres(server)
    const faults: unknown[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const broken = database.db.transaction(async (tx) => {
        const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`)
        await other.db.execute(sql`select pg_terminate_backend(${own?.pid})`)
        await tx.execute(sql`select 1`)
      })
      faults.push(await broken.catch((error: unknown) => error))
    }
    expect(faults.map(isUnavailable)).toEqual(faults.map(() => true))
    expect(await database.db.execute(sql`select 1`)).toMatchObject({ rowCount: 1 })
    expect(lost).toEqual([])
    await Promise.all([database.close(), other.close()])
  })

  it('leave their place when they break before the first statement of a transaction', async () => {
    const pool = new ServingPool({ connectionString: server, max: 2 }, () => false)
    for (let time = 0; time < 3; time += 1) {
      const client = await pool.connect()
      client.connection.stream.destroy()
      // As the owner of a transaction does: one that could not begin is not released.
      await expect(client.query('begin')).rejects.toThrow('Connection terminated')
    }
    expect(await pool.query('select 1')).toMatchObject({ rowCount: 1 })
    await pool.end()
  })

  it('give up a statement and a lock that take too long', async () => {
    const database = await openPostgres(server, { onLost: () => undefined })
    const rows = await rowsOf<{ name: string; setting: string }>(
      database.db,
      sql`select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout') order by name`,
    )
    expect(rows.map(({ setting }) => setting)).toEqual(['10000', '30000'])
    await database.close()
  })
})
