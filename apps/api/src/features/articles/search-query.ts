import { itemAt } from '../../required'

const MAX_WORDS = 24
const MAX_LETTERS = 40
const RUN = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]+|[a-z0-9]+/g

const isLatin = (run: string) => /^[a-z0-9]/.test(run)

function pairsOf(run: string): string[] {
  const letters = Array.from(run)
  return letters.slice(1).map((letter, index) => `${itemAt(letters, index)}${letter}`)
}

/** Quoted for a tsquery; a word of one character stands for every pair that it begins. */
function lexeme(word: string, prefix: string): string {
  const isOpenEnded = Array.from(word).length === 1 || isLatin(word)
  return `'${prefix}${word}'${isOpenEnded ? ':*' : ''}`
}

/** A question to the search index (migration 15): every word of the text, and the site. */
export interface SearchQuestion {
  /** Anywhere in the text. */
  anywhere: string
  /** In the title. */
  inTitle: string
}

/** Makes a question of what a person typed; undefined when it holds no word. */
export function searchQuestion(text: string, siteId?: number): SearchQuestion | undefined {
  const runs = text.normalize('NFKC').toLowerCase().match(RUN) ?? []
  const words = runs.flatMap((run) => {
    if (isLatin(run)) return [run.slice(0, MAX_LETTERS)]
    const pairs = pairsOf(run)
    return pairs.length > 0 ? pairs : [run]
  })
  const chosen = [...new Set(words)].slice(0, MAX_WORDS)
  if (chosen.length === 0) return undefined
  const site = siteId === undefined ? [] : [`'@${siteId}'`]
  const all = (prefix: string) => [...site, ...chosen.map((word) => lexeme(word, prefix))].join(' & ')
  return { anywhere: all(''), inTitle: all('#') }
}
