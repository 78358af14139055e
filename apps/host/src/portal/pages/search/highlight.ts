/** A part of a text; marked where it matches a search word. */
export interface TextRun {
  text: string
  isMarked: boolean
}

/** Splits a text at the search words, ignoring case. */
export function highlight(text: string, question: string): TextRun[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
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
