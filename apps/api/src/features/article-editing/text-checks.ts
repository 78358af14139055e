import { isMainlandIdCard } from './id-card'

/** What a check found in a text. */
export interface Finding {
  kind: 'sensitive' | 'typo' | 'missingAlt' | 'headingOrder' | 'personalData' | 'deadLink' | 'emptyLink'
  level: 'error' | 'warning'
  /** Where it is; numbers are masked. */
  text: string
  suggestion: string | null
}

/** A word that a check looks for. */
export interface CheckedWord {
  word: string
  kind: 'sensitive' | 'typo'
  suggestion: string | null
}

const MAX_TEXT = 200
const AROUND = 12
const FIRST_LEVEL = 2
const ID_CARD = /(?<!\d)\d{17}[\dXx](?![\dXx])/g
const MOBILE = /(?<!\d)1[3-9]\d{9}(?!\d)/g

/** A tag of safe HTML, with the text between it and the next one. */
interface TagAndText {
  /** Name of the tag, `/a` for the end of a link. */
  tag: string
  attributes: string
  text: string
}

/** Tags in order. In safe HTML `<` and `>` are nowhere but around tags. */
function tagsOf(html: string): TagAndText[] {
  return html
    .split('<')
    .slice(1)
    .map((part) => {
      const end = part.indexOf('>')
      const [tag = '', ...attributes] = part.slice(0, end).split(' ')
      return { tag, attributes: ` ${attributes.join(' ')}`, text: part.slice(end + 1) }
    })
}

function valueOf(attributes: string, name: string): string {
  const start = attributes.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  return attributes.slice(from, attributes.indexOf('"', from)).trim()
}

const finding = (kind: Finding['kind'], level: Finding['level'], text: string, suggestion: string | null = null) => ({
  kind,
  level,
  text: text.trim().slice(0, MAX_TEXT),
  suggestion,
})

const mask = (number: string) => `${number.slice(0, 3)}${'*'.repeat(number.length - 5)}${number.slice(-2)}`

/** Words of the list that are in the text, each once, with what is around it. */
export function findWords(text: string, words: readonly CheckedWord[]): Finding[] {
  return words.flatMap(({ word, kind, suggestion }) => {
    const at = text.indexOf(word)
    if (at < 0) return []
    const around = text.slice(Math.max(0, at - AROUND), at + word.length + AROUND).replaceAll(/\s+/g, ' ')
    return [finding(kind, 'warning', around, suggestion)]
  })
}

/** ID card numbers with a valid check digit and mobile numbers, masked. */
export function findPersonalData(text: string): Finding[] {
  const idCards = Array.from(text.matchAll(ID_CARD), ([number]) => number).filter(isMainlandIdCard)
  const mobiles = Array.from(text.matchAll(MOBILE), ([number]) => number)
  return [...new Set([...idCards, ...mobiles])].map((number) => finding('personalData', 'error', mask(number)))
}

/** Pictures without a description. */
export function findMissingAlts(html: string): Finding[] {
  return tagsOf(html)
    .filter(({ tag, attributes }) => tag === 'img' && valueOf(attributes, 'alt') === '')
    .map(({ attributes }) => finding('missingAlt', 'error', valueOf(attributes, 'src').split('?').slice(0, 1).join()))
}

/** Headings that skip a level. The title of the page is above the first one. */
export function findHeadingGaps(html: string): Finding[] {
  let above = FIRST_LEVEL - 1
  return tagsOf(html).flatMap(({ tag, text }) => {
    if (!/^h[2-4]$/.test(tag)) return []
    const level = Number(tag.slice(1))
    const isGap = level > above + 1
    above = level
    return isGap ? [finding('headingOrder', 'warning', text)] : []
  })
}

/** A link of a text. */
export interface TextLink {
  href: string
  text: string
}

/** Links of a safe HTML text in order. A picture inside counts as text. */
export function linksOf(html: string): TextLink[] {
  const links: TextLink[] = []
  let open: TextLink | undefined
  for (const { tag, attributes, text } of tagsOf(html)) {
    if (tag === 'a') {
      open = { href: valueOf(attributes, 'href').replaceAll('&amp;', '&'), text: '' }
      links.push(open)
    }
    if (tag === '/a') open = undefined
    if (open) open.text += tag === 'img' ? valueOf(attributes, 'src') : text.trim()
  }
  return links
}

/** Links without an address or without text. */
export const findEmptyLinks = (links: readonly TextLink[]): Finding[] =>
  links
    .filter(({ href, text }) => href === '' || text === '')
    .map(({ href, text }) => finding('emptyLink', 'warning', text || href))

/** A link that leads nowhere. */
export const deadLink = ({ href, text }: TextLink): Finding => finding('deadLink', 'error', `${text} ${href}`)
