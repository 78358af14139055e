import type { Schema } from '@doorway/api-client/types'
import { safeHtml } from '../../html/safe-html'
import { headingLevels, headingsOf } from './body-headings'
import { withNotes } from './body-notes'

type Contents = Schema<'ContentDetail'>['contents']

const MIN_HEADINGS = 3
const MAX_HEADINGS = 100

/**
 * An author's text made safe, with numbered footnotes, an anchor at each heading, and its table of contents. Texts with
 * fewer than three headings have neither anchors nor contents.
 */
export function withContents(written: string): { bodyHtml: string; contents: Contents } {
  const html = withNotes(safeHtml(written))
  const found = headingLevels
    .flatMap((level) => headingsOf(html, level))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MAX_HEADINGS)
  if (found.length < MIN_HEADINGS) return { bodyHtml: html, contents: [] }
  const contents = found.map(({ level, text }, place) => ({ anchor: `part-${place + 1}`, level, text }))
  const parts = found.map(({ at }, place) => {
    const rest = html.slice(at + 3, found[place + 1]?.at)
    return `${html.slice(at, at + 3)} id="part-${place + 1}"${rest}`
  })
  return { bodyHtml: html.slice(0, found[0]?.at) + parts.join(''), contents }
}
