import type { Schema } from '@doorway/api-client/types'

type Contents = Schema<'ContentDetail'>['contents']

const LEAST_HEADINGS = 3
const MOST_HEADINGS = 100
const LONGEST_TEXT = 120
const LEVELS = [2, 3] as const
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** A heading in the text: where its opening tag and the whole of it end. */
interface Found {
  level: (typeof LEVELS)[number]
  at: number
  text: string
}

const plain = (html: string) =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .trim()
    .slice(0, LONGEST_TEXT)

/** Headings of one level, found by going forward only: each letter is looked at once. */
function headingsOf(html: string, level: Found['level']): Found[] {
  const found: Found[] = []
  for (let at = html.indexOf(`<h${level}`); at >= 0; at = html.indexOf(`<h${level}`, at + 1)) {
    const tagEnd = html.indexOf('>', at)
    const end = html.indexOf(`</h${level}>`, at)
    if (tagEnd < 0 || end < 0) break
    const text = tagEnd < end && /[\s>]/.test(html.charAt(at + 3)) ? plain(html.slice(tagEnd + 1, end)) : ''
    if (text !== '') found.push({ level, at, text })
  }
  return found
}

/**
 * A text with an anchor at each heading, and its table of contents. Texts with fewer than three headings stay as they
 * are and have none.
 */
export function withContents(html: string): { bodyHtml: string; contents: Contents } {
  const found = LEVELS.flatMap((level) => headingsOf(html, level))
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST_HEADINGS)
  if (found.length < LEAST_HEADINGS) return { bodyHtml: html, contents: [] }
  const contents = found.map(({ level, text }, place) => ({ anchor: `part-${place + 1}`, level, text }))
  const pieces = found.map(({ at }, place) => {
    const rest = html.slice(at + 3, found[place + 1]?.at)
    return `${html.slice(at, at + 3)} id="part-${place + 1}"${rest}`
  })
  return { bodyHtml: html.slice(0, found[0]?.at) + pieces.join(''), contents }
}
