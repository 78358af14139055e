import { decodeEntities } from './decode-entities'
import { readAttributes } from './read-attributes'

/** A piece of a text: words, or an element of the allowed kinds with its allowed attributes. */
export type RichPiece = string | RichElement

export interface RichElement {
  tag: RichTag
  attributes: Readonly<Partial<Record<RichAttribute, string>>>
  children: RichPiece[]
}

const RICH_TAGS = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'span',
  'code',
  'pre',
  'a',
  'ul',
  'ol',
  'li',
  'blockquote',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
export type RichTag = (typeof RICH_TAGS)[number]
export type RichAttribute = 'href' | 'src' | 'alt' | 'title' | 'colSpan' | 'rowSpan'

const EMPTY_TAGS = new Set(['br', 'hr', 'img'])
/** What stands inside these is never text. */
const SILENT_TAGS = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'title', 'textarea', 'svg'])
const attributeNames: Readonly<Record<string, RichAttribute>> = {
  href: 'href',
  src: 'src',
  alt: 'alt',
  title: 'title',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
}

const isRichTag = (name: string): name is RichTag => (RICH_TAGS as readonly string[]).includes(name)

/** Where a link may lead: our own pages, https, http, mail and telephone. Control characters hide schemes, so they go first. */
export function isSafeAddress(address: string, isPicture: boolean): boolean {
  const bare = Array.from(address)
    .filter((character) => character > ' ')
    .join('')
    .toLowerCase()
  const scheme = /^([a-z][a-z0-9+.-]*):/.exec(bare)?.[1]
  if (scheme === undefined) return bare !== ''
  if (isPicture && bare.startsWith('data:image/')) return !bare.startsWith('data:image/svg')
  return ['https', 'http', ...(isPicture ? [] : ['mailto', 'tel'])].includes(scheme)
}

function attributesOf(tag: string, source: string): RichElement['attributes'] {
  const found: Partial<Record<RichAttribute, string>> = {}
  for (const [raw, written] of readAttributes(source)) {
    const name = attributeNames[raw]
    const value = decodeEntities(written)
    if (name === undefined) continue
    if (name === 'href' && (tag !== 'a' || !isSafeAddress(value, false))) continue
    if (name === 'src' && (tag !== 'img' || !isSafeAddress(value, true))) continue
    found[name] = value
  }
  return found
}

/** The end of a tag that begins at `from`; a sign inside quotes does not end it. */
function tagEnd(html: string, from: number): number {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const character = html.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at
  }
  return -1
}

/**
 * Parses HTML into allowed nodes and drops the rest: elements that are not listed lose their tags and keep their
 * words, scripts and styles go with theirs. It renders HTML that the server has already sanitised, and still trusts no input.
 */
export function parseRichText(html: string): RichPiece[] {
  const top: RichPiece[] = []
  const open: RichElement[] = []
  const add = (piece: RichPiece) => (open.at(-1)?.children ?? top).push(piece)
  const closeTag = (name: string) => {
    const at = open.findLastIndex(({ tag }) => tag === name)
    if (at >= 0) open.length = at
  }
  let position = 0
  while (position < html.length) {
    const start = html.indexOf('<', position)
    if (start !== position) add(decodeEntities(html.slice(position, start < 0 ? undefined : start)))
    if (start < 0) break
    const isComment = html.startsWith('<!--', start)
    const end = isComment ? html.indexOf('-->', start) + 2 : tagEnd(html, start)
    if (end <= start) break
    position = end + 1
    if (isComment) continue
    const inside = html.slice(start + 1, end)
    const name = /^\/?([a-zA-Z][a-zA-Z0-9]*)/.exec(inside)?.[1]?.toLowerCase()
    if (name === undefined) continue
    if (inside.startsWith('/')) closeTag(name)
    else if (SILENT_TAGS.has(name)) {
      const close = html.toLowerCase().indexOf(`</${name}`, position)
      if (close < 0) break
      position = close
    } else if (isRichTag(name)) {
      const element: RichElement = {
        tag: name,
        attributes: attributesOf(name, inside.slice(name.length)),
        children: [],
      }
      add(element)
      if (!EMPTY_TAGS.has(name)) open.push(element)
    }
  }
  return top
}
