import { diffWords } from 'diff'

/** Words that are in both texts, only in the new one, or only in the old one. */
export interface DifferencePart {
  value: string
  added: boolean
  removed: boolean
}

/** Divides two texts into what stays, comes and goes; Chinese is divided into words by the browser. */
export function differenceParts(before: string, after: string): DifferencePart[] {
  const intlSegmenter =
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined
  return diffWords(before, after, { intlSegmenter }).map(({ value, added, removed }) => ({ value, added, removed }))
}
