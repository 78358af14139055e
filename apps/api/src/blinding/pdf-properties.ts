import type { ByteSource } from '../content-reading/zip-archive'
import type { Patch } from './patch'

const MAX_BYTES = 32 * 1024 ** 2
/** Properties that name who wrote a document, where, and with what. Titles are not among them: outlines have them, too. */
const NAMES = /\/(?:Author|Creator|Producer|Company|Manager|Keywords|Subject)\s{0,8}[(<]/g
const XMP = /<\?xpacket begin/g
const XMP_END = '<?xpacket end'
const SPACES = 0x20
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

const spaces = (start: number, end: number): Patch => ({ start, end, bytes: new Uint8Array(end - start).fill(SPACES) })

/**
 * What hides the properties of a PDF that are in plain letters, in its dictionary and in its XMP packet. Those inside
 * compressed objects stay, and so does a file of more than 32 MB.
 */
export async function pdfPatches({ size, read }: ByteSource): Promise<Patch[]> {
  if (size > MAX_BYTES) return []
  const letters = new TextDecoder('latin1').decode(await read(0, size))
  const properties = [...letters.matchAll(NAMES)].flatMap(({ index, 0: found }) => {
    const at = index + found.length - 1
    const end = letters[at] === '(' ? endOfText(letters, at) : letters.indexOf('>', at)
    // Two angle brackets begin a dictionary.
    return end <= at + 1 || letters[at + 1] === '<' ? [] : [spaces(at + 1, end)]
  })
  const packets = [...letters.matchAll(XMP)].flatMap(({ index }) => {
    const begin = letters.indexOf('?>', index)
    const end = letters.indexOf(XMP_END, index)
    return begin < 0 || end < begin ? [] : [spaces(begin + 2, end)]
  })
  return [...properties, ...packets]
}
