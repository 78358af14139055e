/** A piece of a text; marked where it is one of the words looked for. */
export interface TextRun {
  text: string
  isMarked: boolean
}

/** Cuts a text at the words of a question. Case and width do not matter; a word that is cut differently is left alone. */
export function highlight(text: string, question: string): TextRun[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  const lower = text.toLowerCase()
  const pieces: TextRun[] = []
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
    if (next.at > from) pieces.push({ text: text.slice(from, next.at), isMarked: false })
    from = next.at + next.word.length
    pieces.push({ text: text.slice(next.at, from), isMarked: true })
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false })
  return pieces
}
