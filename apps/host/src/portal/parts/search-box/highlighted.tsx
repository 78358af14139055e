import { highlight } from './highlight'

export interface HighlightedProps {
  text: string
  /** The query whose words are marked. */
  words: string
}

/** A text with the words of a query marked. */
export function Highlighted({ text, words }: HighlightedProps) {
  let offset = 0
  return highlight(text, words).map((run) => {
    const key = offset
    offset += run.text.length
    return run.isMarked ? <mark key={key}>{run.text}</mark> : <span key={key}>{run.text}</span>
  })
}
