import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Database } from './database'
import { PostgresWatch } from './postgres-watch'
import { setGenericPlanConnections } from './prepared'
import { ServingPool } from './serving-pool'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** Statements here are short: starting helpers or compiling one takes longer than the statement itself. */
const SESSION = '-c max_parallel_workers_per_gather=0 -c jit=off'
/**
 * By default PostgreSQL makes a custom plan for most of our prepared statements each time, which takes longer than
 * running them.
 */
const PLANNING_ONCE = '-c plan_cache_mode=force_generic_plan'
/** A statement of a request, its wait for a lock, and a transaction that nobody continues. */
const TIME_LIMITS = '-c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s'
/** Longer than the server's own limit, for one that cannot keep it. */
const QUERY_TIMEOUT_MS = 35_000

/** How a server's database is opened. */
export interface PostgresOptions {
  /**
   * For serving requests: statements are limited in time, and while the server does not respond they fail at once.
   * Called when that begins and ends.
   */
  onLost: (isLost: boolean) => void
}

function openPool(address: string, options: string, isLost: (() => boolean) | undefined): Pool {
  const config = {
    connectionString: address,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  }
  const pool = isLost
    ? new ServingPool({ ...config, options: `${options} ${TIME_LIMITS}`, query_timeout: QUERY_TIMEOUT_MS }, isLost)
    : new Pool({ ...config, options })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => undefined)
  return pool
}

/**
 * Connects to a PostgreSQL server and fails at once when it is not there. `address` is a postgres:// URL. Without
 * options statements may take any time: migrations and the first load do.
 */
export async function openPostgres(address: string, options?: PostgresOptions): Promise<Database> {
  const watch = options && new PostgresWatch(address, (isLost) => handleChange(isLost))
  const isLost = watch && (() => watch.isLost)
  const pools = [openPool(address, SESSION, isLost), openPool(address, `${SESSION} ${PLANNING_ONCE}`, isLost)] as const
  function handleChange(lost: boolean): void {
    if (lost) for (const pool of pools) if (pool instanceof ServingPool) pool.breakAll()
    options?.onLost(lost)
  }
  const close = async () => {
    watch?.stop()
    await Promise.all(pools.map((pool) => pool.end()))
  }
  try {
    await pools[0].query('select 1')
  } catch (error) {
    await close()
    throw error
  }
  const db = drizzle(pools[0])
  setGenericPlanConnections(db, drizzle(pools[1]))
  const isResponding = async () => {
    if (watch) return watch.isResponding()
    await pools[0].query('select 1')
    return true
  }
  return { db, isResponding, close }
}
