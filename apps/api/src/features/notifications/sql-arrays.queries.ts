import { sql, type SQL } from 'drizzle-orm'

/** A list of numbers as an array of the database. */
export const numbers = (ids: readonly number[]): SQL =>
  sql`array(select value::bigint from json_array_elements_text(${JSON.stringify(ids)}::json))`

/** A list of codes as an array of the database. */
export const texts = (codes: readonly string[]): SQL =>
  sql`array(select value::varchar from json_array_elements_text(${JSON.stringify(codes)}::json))`
