import type { Patch } from './patch'

/**
 * Texts that name who wrote or signed a document or a comment, where, and with what. Titles are not among them: outlines
 * have them, too.
 */
const NAMES = 'Author|Creator|Producer|Company|Manager|Keywords|Subject|SourceModified|ContactInfo|Location|Name|T'
const OF_TEXTS = new RegExp(String.raw`/(?:${NAMES})\s{0,8}[(<]`, 'g')
const OF_REFERENCES = new RegExp(String.raw`/(?:${NAMES})\s{1,8}(\d{1,10})\s{1,4}\d{1,5}\s{1,4}R\b`, 'g')
const XMP = /<\?xpacket begin|<x:xmpmeta/g
const XMP_ENDS = ['<?xpacket end', '</x:xmpmeta>']
/** A signature in hexadecimal digits, with the certificate of who has signed. */
const SIGNATURES = /\/Contents\s{0,8}<[0-9a-fA-F\s]{2000,}>/g
const SPACE = 0x20
const MAX_TEXT = 4_000

/** The first place after a text in parentheses, which may hold others, that begins at `at`. */
function endOfText(letters: string, at: number): number {
  let depth = 0
  for (let place = at; place < Math.min(letters.length, at + MAX_TEXT); place += 1) {
    const letter = letters[place]
    if (letter === '\\') place += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    if (depth === 0) return place
  }
  return at + 1
}

/** Spaces in place of what is between two positions. */
export const spaces = (start: number, end: number): Patch => ({
  start,
  end,
  bytes: new Uint8Array(end - start).fill(SPACE),
})

/** Empties the text that begins at a position with a parenthesis or an angle bracket; none for a dictionary. */
export function emptiedText(letters: string, at: number): Patch[] {
  if (letters[at] !== '(' && letters[at] !== '<') return []
  // Two angle brackets begin a dictionary.
  if (letters[at] === '<' && letters[at + 1] === '<') return []
  const end = letters[at] === '(' ? endOfText(letters, at) : letters.indexOf('>', at)
  return end <= at + 1 ? [] : [spaces(at + 1, end)]
}

/** Empties the properties in some letters of a PDF that are no stream, with positions in these letters. */
export function emptiedWords(letters: string): Patch[] {
  const texts = [...letters.matchAll(OF_TEXTS)].flatMap(({ index, 0: found }) =>
    emptiedText(letters, index + found.length - 1),
  )
  const packets = [...letters.matchAll(XMP)].flatMap(({ index, 0: found }) => {
    const begin = letters.indexOf('>', index)
    const end = letters.indexOf(XMP_ENDS[found.startsWith('<?') ? 0 : 1] ?? found, index)
    return begin < 0 || end < begin ? [] : [spaces(begin + 1, end)]
  })
  const signatures = [...letters.matchAll(SIGNATURES)].map(({ index, 0: found }) =>
    spaces(index + found.indexOf('<') + 1, index + found.length - 1),
  )
  return [...texts, ...packets, ...signatures]
}

/** Numbers of the objects that hold such texts where they are not in place. */
export const referredTexts = (letters: string): number[] =>
  [...letters.matchAll(OF_REFERENCES)].map(({ 1: number }) => Number(number))
