import { sql } from 'drizzle-orm'
import { acquireAdvisoryLock, type Db, rowsOf } from './database'
import { migrations } from './migrations'
import { itemAt } from '../required'

/** The database has steps that this program does not know: it was written by a newer one. */
export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at schema ${found}, this version of Doorway knows ${known}. Start the newer version instead.`,
    )
  }
}

async function appliedStep(db: Db): Promise<number> {
  const [row] = await rowsOf<{ number: number }>(
    db,
    sql`select coalesce(max(number), 0)::int as number from schema_migration`,
  )
  return row?.number ?? 0
}

async function hasSteps(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ is_there: boolean }>(
    db,
    sql`select to_regclass('schema_migration') is not null as is_there`,
  )
  return row?.is_there === true
}

/**
 * Brings the schema up to date in one transaction; several processes starting together take turns. A schema that is
 * up to date is only read, so that a server may connect by a role that owns no table.
 */
export async function migrate(db: Db): Promise<void> {
  const newest = itemAt(migrations, migrations.length - 1).number
  if ((await hasSteps(db)) && (await appliedStep(db)) === newest) return
  await db.transaction(async (tx) => {
    await acquireAdvisoryLock(tx, 'migrations')
    await tx.execute(sql`
      create table if not exists schema_migration (
        number integer primary key, name text not null, applied_at timestamptz not null default now()
      )`)
    const applied = await appliedStep(tx)
    if (applied > newest) throw new NewerDatabaseError(applied, newest)
    for (const step of migrations.filter(({ number }) => number > applied)) {
      // One statement may hold many only inside EXECUTE; the drivers prepare everything they are given.
      await tx.execute(sql.raw(`do $migrate$ begin execute $script$${step.sql}$script$; end $migrate$`))
      await tx.execute(sql`insert into schema_migration (number, name) values (${step.number}, ${step.name})`)
    }
  })
}
