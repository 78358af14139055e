import { withoutNoteNumbers } from './body-notes'

const MAX_TEXT = 120
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Levels that a table of contents shows. */
export const headingLevels = [2, 3] as const

/** A heading in a text: where it begins, and its words. */
export interface Heading {
  level: (typeof headingLevels)[number]
  at: number
  text: string
}

const plain = (html: string) =>
  withoutNoteNumbers(html)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
    .slice(0, MAX_TEXT)

/** Headings of one level, found by going forward only: what one has ended is not looked at for the next. */
export function headingsOf(html: string, level: Heading['level']): Heading[] {
  const found: Heading[] = []
  const opening = `<h${level}`
  let end: number
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, end)) {
    end = at + opening.length
    if (!/[\s>]/.test(html.charAt(end))) continue
    const tagEnd = html.indexOf('>', end)
    end = html.indexOf(`</h${level}>`, tagEnd)
    if (tagEnd < 0 || end < 0) break
    const text = plain(html.slice(tagEnd + 1, end))
    if (text !== '') found.push({ level, at, text })
  }
  return found
}
