import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { contains } from './search-text'

const MAX_NGRAM = 3

/** Is the text long enough for the n-gram index? A single character is in too many names to be indexed. */
export const isIndexable = (text: string) => Array.from(text).length > 1

/** The n-grams of a text in the index: those of three characters, for a shorter text the text itself. */
export function ngramsOf(text: string): string[] {
  const characters = Array.from(text)
  const size = Math.min(characters.length, MAX_NGRAM)
  const count = characters.length - size + 1
  return [...new Set(Array.from({ length: count }, (_, at) => characters.slice(at, at + size).join('')))]
}

/** Contains the text literally. From two characters on the n-gram index is used. */
export function containsNgrams(column: SQLWrapper, text: string): SQL | undefined {
  if (!isIndexable(text)) return contains(column, text)
  const ngrams = sql.join(
    ngramsOf(text).map((piece) => sql`${piece}`),
    sql`, `,
  )
  return and(sql`search_grams(${column}) @> array[${ngrams}]::text[]`, contains(column, text))
}
