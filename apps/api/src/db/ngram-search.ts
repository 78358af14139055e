import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { contains } from './search-text'

const LONGEST_PIECE = 3

/** Is the text long enough for the index of pieces? A single character is in too many names to be one. */
export const isIndexable = (text: string) => Array.from(text).length > 1

/** The pieces of a text that the index holds: of three characters, of a shorter text itself. */
export function ngramsOf(text: string): string[] {
  const characters = Array.from(text)
  const size = Math.min(characters.length, LONGEST_PIECE)
  const count = characters.length - size + 1
  return [...new Set(Array.from({ length: count }, (_, at) => characters.slice(at, at + size).join('')))]
}

/** Contains the text, letter by letter; from two characters on, its pieces find it. */
export function containsNgrams(column: SQLWrapper, text: string): SQL | undefined {
  if (!isIndexable(text)) return contains(column, text)
  const ngrams = sql.join(
    ngramsOf(text).map((piece) => sql`${piece}`),
    sql`, `,
  )
  return and(sql`search_grams(${column}) @> array[${ngrams}]::text[]`, contains(column, text))
}
