import { exactTerms, isLatin, type SearchTerm, searchTerms } from '../../db/search-terms'

/** A quoted lexeme of a tsquery; a word of one character matches every pair that begins with it. */
function lexeme(word: string, prefix: string): string {
  const isOpenEnded = Array.from(word).length === 1 || isLatin(word)
  return `'${prefix}${word}'${isOpenEnded ? ':*' : ''}`
}

/** A query of the search index (migration 15): every term of the text, and the site. */
export interface SearchQuestion {
  /** Anywhere in the text; spaces between words make no difference. */
  anywhere: string
  /** In the title, with the words as they are written. */
  inTitle: string
}

/** Returns the query for a text; undefined when the text holds no word. */
export function searchQuestion(text: string, siteId?: number): SearchQuestion | undefined {
  const terms = searchTerms(text)
  if (terms.length === 0) return undefined
  const site = siteId === undefined ? [] : [`'@${siteId}'`]
  const one = (term: SearchTerm, prefix: string) => {
    const words = term.map((word) => lexeme(word, prefix))
    return words.length === 1 ? words.join('') : `(${words.join(' | ')})`
  }
  const all = (chosen: readonly SearchTerm[], prefix: string) =>
    [...site, ...chosen.map((term) => one(term, prefix))].join(' & ')
  return { anywhere: all(terms, ''), inTitle: all(exactTerms(text), '#') }
}
