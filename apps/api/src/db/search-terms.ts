import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { itemAt } from '../required'
import { contains } from './search-text'

const MAX_TERMS = 24
const MAX_LETTERS = 40
const RUN = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+|[a-z0-9]+/g

/** Words of which a text has to contain one: a pair of characters, a Latin word, or a single character. */
export type SearchTerm = readonly string[]

/** Returns whether a word is written in Latin letters or digits. */
export const isLatin = (word: string): boolean => /^[a-z0-9]/.test(word)

const runsOf = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(RUN) ?? []

function wordsOf(run: string): string[] {
  if (isLatin(run)) return [run.slice(0, MAX_LETTERS)]
  const letters = Array.from(run)
  const pairs = letters.slice(1).map((letter, index) => `${itemAt(letters, index)}${letter}`)
  return pairs.length > 0 ? pairs : [run]
}

/** Without a segmenter any character inside a run may end a word: it counts with the pair before or the pair after it. */
function termsOf(run: string): SearchTerm[] {
  const words = wordsOf(run)
  const inside = words.slice(1, -2).map((word, index) => [word, itemAt(words, index + 2)])
  const ends = [...new Set([itemAt(words, 0), itemAt(words, words.length - 1)])].map((word) => [word])
  return [...ends, ...inside]
}

/** Returns all words of a text: runs of characters without a space match as they are written. */
export function exactTerms(text: string): SearchTerm[] {
  return [...new Set(runsOf(text).flatMap(wordsOf))].slice(0, MAX_TERMS).map((word) => [word])
}

/**
 * Returns what a text has to contain to match a query, all of it; empty when the query has no word. Spaces between Chinese,
 * Japanese and Korean words make no difference: 物理作业 and 物理 作业 both match a text with 物理 and 作业 anywhere.
 */
export function searchTerms(text: string): SearchTerm[] {
  const terms = new Map(
    runsOf(text)
      .flatMap(termsOf)
      .map((term) => [term.join('|'), term]),
  )
  return [...terms.values()].slice(0, MAX_TERMS)
}

/** Returns whether a text matches the terms of a query; false without terms. */
export function matchesTerms(text: string, terms: readonly SearchTerm[]): boolean {
  const lower = text.normalize('NFKC').toLowerCase()
  return terms.length > 0 && terms.every((term) => term.some((word) => lower.includes(word)))
}

/** The condition that columns, read as one text, match a query. For tables of some thousand rows: no index is used. */
export function containsTerms(columns: readonly SQLWrapper[], text: string): SQL {
  const terms = searchTerms(text)
  const content = sql`lower(concat_ws(' ', ${sql.join([...columns], sql`, `)}))`
  return and(...terms.map((term) => or(...term.map((word) => contains(content, word))))) ?? sql`false`
}
