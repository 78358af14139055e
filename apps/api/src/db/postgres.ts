import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from './database'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** Statements here are short: starting helpers or compiling one takes longer than the statement itself. */
const SESSION = '-c max_parallel_workers_per_gather=0 -c jit=off'

/** Connects to a PostgreSQL server and fails at once when it is not there. `address` is a postgres:// URL. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = new Pool({
    connectionString: address,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: SESSION,
  })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  return { db: drizzle(pool), close: () => pool.end() }
}
