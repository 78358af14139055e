import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

/** Contains the text, letter by letter: `%`, `_` and `\` mean themselves. */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`%${escapeLike(text)}%`}`
}

/** Begins with the text, letter by letter. */
export function beginsWith(column: SQLWrapper, text: string): SQL {
  return sql`${column} like ${`${escapeLike(text)}%`}`
}
