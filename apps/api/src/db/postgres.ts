import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from './database'
import { setGenericPlanConnections } from './prepared'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** Statements here are short: starting helpers or compiling one takes longer than the statement itself. */
const SESSION = '-c max_parallel_workers_per_gather=0 -c jit=off'
/**
 * By default PostgreSQL makes a custom plan for most of our prepared statements each time, which takes longer than
 * running them.
 */
const PLANNING_ONCE = `${SESSION} -c plan_cache_mode=force_generic_plan`

function openPool(address: string, options: string): Pool {
  const pool = new Pool({
    connectionString: address,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options,
  })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** Connects to a PostgreSQL server and fails at once when it is not there. `address` is a postgres:// URL. */
export async function openPostgres(address: string): Promise<Database> {
  const pool = openPool(address, SESSION)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw error
  }
  const forPrepared = openPool(address, PLANNING_ONCE)
  const db = drizzle(pool)
  setGenericPlanConnections(db, drizzle(forPrepared))
  return {
    db,
    close: async () => {
      await Promise.all([pool.end(), forPrepared.end()])
    },
  }
}
