import { sql } from 'drizzle-orm'
import type { Db } from './database'

const LOGS = ['login_log', 'operation_log', 'pii_access_log']

/**
 * Gives a role of PostgreSQL what a running server needs, and nothing more: it reads and writes rows, but only appends
 * to the logs, and changes no table. To be called by the role that owns the tables, after each migration.
 */
export async function grantServerRole(db: Db, role: string): Promise<void> {
  const name = sql.identifier(role)
  const tables = sql.raw(LOGS.join(', '))
  const statements = [
    sql`grant usage on schema public to ${name}`,
    sql`grant select, insert, update, delete on all tables in schema public to ${name}`,
    sql`grant usage, select, update on all sequences in schema public to ${name}`,
    sql`revoke update, delete on ${tables} from ${name}`,
    sql`revoke insert, update, delete on schema_migration from ${name}`,
  ]
  await db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  })
}

/** Was a statement refused because the role may not do it? */
export function isNotPermitted(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '42501'
}
