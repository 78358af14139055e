import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app'
import { rowsOf } from './database'
import { migrate, NewerDatabaseError } from './migrate'
import { migrations } from './migrations'
import * as areaTables from './tables/areas'
import * as contentTables from './tables/content'
import * as logTables from './tables/logs'
import * as organizationTables from './tables/organizations'
import * as preschoolTables from './tables/preschool'
import * as roleTables from './tables/roles'
import * as signInTables from './tables/sign-in'
import * as taskTables from './tables/tasks'
import * as userTables from './tables/users'

const { db } = await openTestApp()
const modules = [
  areaTables,
  contentTables,
  logTables,
  organizationTables,
  preschoolTables,
  roleTables,
  signInTables,
  taskTables,
  userTables,
]
const tables = modules
  .flatMap((module) => Object.values(module))
  .flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []))

describe('the schema', () => {
  it.each(tables.map((table) => [table.name, table] as const))(
    'has every column of %s that the code names',
    async (name, { columns }) => {
      const found = await rowsOf<{ column_name: string }>(
        db,
        sql`select column_name from information_schema.columns where table_name = ${name}`,
      )
      expect(found.map((row) => row.column_name)).toEqual(expect.arrayContaining(columns.map((column) => column.name)))
    },
  )

  it('stays as it is when it is up to date', async () => {
    await migrate(db)
    const [row] = await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from schema_migration`)
    expect(row?.n).toBe(migrations.length)
  })

  it('of a newer program is refused and left alone', async () => {
    await db.execute(sql`insert into schema_migration (number, name) values (999, 'from the future')`)
    await expect(migrate(db)).rejects.toThrow(NewerDatabaseError)
  })
})
