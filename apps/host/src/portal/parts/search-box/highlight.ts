/** A part of a text; marked where it matches a search word. */
export interface TextRun {
  text: string
  isMarked: boolean
}

const HAN = /^[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af]{3,}$/

/** The words of a query, then the pairs of characters inside long ones: the server matches those where a text has no more. */
function wordsOf(query: string): string[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const pairs = words
    .filter((word) => HAN.test(word))
    .flatMap((word) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2)))
  return [...words, ...pairs]
}

/** Splits a text at the search words, ignoring case. */
export function highlight(text: string, query: string): TextRun[] {
  const words = wordsOf(query)
  const lower = text.toLowerCase()
  const runs: TextRun[] = []
  let from = 0
  while (from < text.length) {
    const next = words
      .map((word) => ({ word, at: lower.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .reduce<{ word: string; at: number } | undefined>(
        (best, hit) => (!best || hit.at < best.at ? hit : best),
        undefined,
      )
    if (!next) break
    if (next.at > from) runs.push({ text: text.slice(from, next.at), isMarked: false })
    from = next.at + next.word.length
    runs.push({ text: text.slice(next.at, from), isMarked: true })
  }
  if (from < text.length) runs.push({ text: text.slice(from), isMarked: false })
  return runs
}
