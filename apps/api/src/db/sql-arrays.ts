import { sql, type SQL } from 'drizzle-orm'

/** Numbers as a `bigint[]` of PostgreSQL. */
export const bigintArray = (values: readonly number[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}::bigint`),
    sql`, `,
  )}]::bigint[]`

/** Texts as a `varchar[]` of PostgreSQL. */
export const varcharArray = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::varchar[]`
