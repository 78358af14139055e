import type { Schema } from '@doorway/api-client/types'
import { safeHtml } from '../../html/safe-html'
import { headingLevels, headingsOf } from './body-headings'

type Contents = Schema<'ContentDetail'>['contents']

const LEAST_HEADINGS = 3
const MOST_HEADINGS = 100

/**
 * An author's text made safe, with an anchor at each heading, and its table of contents. Texts with fewer than three
 * headings have neither.
 */
export function withContents(written: string): { bodyHtml: string; contents: Contents } {
  const html = safeHtml(written)
  const found = headingLevels
    .flatMap((level) => headingsOf(html, level))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_HEADINGS)
  if (found.length < LEAST_HEADINGS) return { bodyHtml: html, contents: [] }
  const contents = found.map(({ level, text }, place) => ({ anchor: `part-${place + 1}`, level, text }))
  const parts = found.map(({ at }, place) => {
    const rest = html.slice(at + 3, found[place + 1]?.at)
    return `${html.slice(at, at + 3)} id="part-${place + 1}"${rest}`
  })
  return { bodyHtml: html.slice(0, found[0]?.at) + parts.join(''), contents }
}
