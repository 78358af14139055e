import type { ByteSource } from '../content-reading/zip-archive'
import { BlindingFault } from './blinding-fault'
import { packed, unpackedZlib } from './deflate'
import { picturePatches } from './picture-words'
import { applied, type Patch } from './patch'
import { emptiedText, emptiedWords, referredTexts, spaces } from './pdf-words'
import { type PdfStream, walkPdf } from './pdf-walk'

const MAX_BYTES = 512 * 1024 ** 2
const MAX_OBJECTS = 16 * 1024 ** 2
const OBJECTS = /\/Type\s{0,8}\/ObjStm\b/
/** Streams that judges need nothing of: XMP, and files that are attached to the document. */
const WITHHELD = /\/Type\s{0,8}\/(?:Metadata|EmbeddedFile)\b|\/Subtype\s{0,8}\/XML\b/
/** A JPEG as a camera has written it. */
const PICTURE = /\/Filter\s{0,8}\[?\s{0,8}\/(?:DCTDecode|DCT)\b/
const EMPTY_ZLIB = 8
const MAX_SPACE = 8
const FLATE = new Set(['/FlateDecode', '/Fl'])
const PREDICTED = /\/Predictor\s{1,8}(?!1\b)\d/
const FIRST = /\/First\s{1,8}(\d{1,9})/
const OF_OBJECT = /\b(\d{1,10})\s{1,4}\d{1,5}\s{1,4}obj\s{0,8}(?=[(<])/g

/** How a stream is compressed, without the brackets of a list of one; undefined for one that is not. */
function filterOf(head: string): string | undefined {
  const at = head.indexOf('/Filter')
  if (at < 0) return undefined
  const rest = head.slice(at + '/Filter'.length).trimStart()
  if (rest.startsWith('[')) return rest.slice(1, Math.max(1, rest.indexOf(']'))).trim()
  const end = rest.slice(1).search(/[\s/<>[\]]/)
  return end < 0 ? rest : rest.slice(0, end + 1)
}

const lettersOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
const movedBy =
  (offset: number) =>
  ({ start, end, bytes }: Patch): Patch => ({ start: start + offset, end: end + offset, bytes })

/** Empties the texts that others refer to, of objects that are in the file itself. */
const emptiedObjects = (letters: string, referred: ReadonlySet<number>): Patch[] =>
  [...letters.matchAll(OF_OBJECT)].flatMap(({ index, 0: found, 1: number }) =>
    referred.has(Number(number)) ? emptiedText(letters, index + found.length) : [],
  )

/** The same of objects that are in a stream, which begins with their numbers and places. */
function emptiedMembers(letters: string, head: string, referred: ReadonlySet<number>): Patch[] {
  const first = Number(FIRST.exec(head)?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(first)) throw new BlindingFault('the places of its objects are unknown')
  const numbers = (letters.slice(0, first).match(/\d{1,10}/g) ?? []).map(Number)
  return numbers.flatMap((number, index) => {
    const place = numbers[index + 1]
    if (index % 2 !== 0 || place === undefined || !referred.has(number)) return []
    const from = first + place
    const space = letters.slice(from, from + MAX_SPACE).search(/\S/)
    return space < 0 ? [] : emptiedText(letters, from + space)
  })
}

/** A stream of objects, unpacked. */
async function unpackedObjects({ read }: ByteSource, { head, start, end }: PdfStream): Promise<Uint8Array> {
  const filter = filterOf(head)
  if (end - start > MAX_OBJECTS) throw new BlindingFault('compressed objects are too large')
  const bytes = await read(start, end)
  if (filter === undefined) return bytes
  if (!FLATE.has(filter) || PREDICTED.test(head)) throw new BlindingFault('objects have an unknown filter')
  return unpackedZlib(bytes)
}

/** A stream without content, of the same length: readers take it as one that says nothing. */
async function emptied({ head, start, end }: PdfStream): Promise<Patch> {
  const filter = filterOf(head)
  if (filter === undefined) return spaces(start, end)
  const isFlate = FLATE.has(filter) && end - start >= EMPTY_ZLIB
  return { start, end, bytes: isFlate ? await packed(new Uint8Array(), end - start, 'deflate') : new Uint8Array() }
}

interface Found {
  patches: Patch[]
  objects: PdfStream[]
  referred: Set<number>
}

/** What the texts and streams of the file have; its compressed objects are read afterwards. */
async function search(source: ByteSource): Promise<Found> {
  const found: Found = { patches: [], objects: [], referred: new Set() }
  for await (const part of walkPdf(source)) {
    if (part.kind === 'text') {
      found.patches.push(...emptiedWords(part.letters).map(movedBy(part.start)))
      for (const number of referredTexts(part.letters)) found.referred.add(number)
    } else if (WITHHELD.test(part.head)) found.patches.push(await emptied(part))
    else if (PICTURE.test(part.head)) found.patches.push(...(await picturePatches(source, part)))
    else if (OBJECTS.test(part.head)) found.objects.push(part)
  }
  return found
}

/** A stream of objects with its words emptied, compressed again within its room. */
async function rewritten(stream: PdfStream, unpacked: Uint8Array, referred: ReadonlySet<number>): Promise<Patch[]> {
  const letters = lettersOf(unpacked)
  const patches = [...emptiedWords(letters), ...emptiedMembers(letters, stream.head, referred)]
  if (patches.length === 0) return []
  const bytes = applied(unpacked, patches)
  const { head, start, end } = stream
  return [{ start, end, bytes: filterOf(head) !== undefined ? await packed(bytes, end - start, 'deflate') : bytes }]
}

/**
 * What hides the properties of a PDF: those of its dictionary, wherever they are, its XMP packet, the authors of comments
 * and signatures, and attached files. Throws a {@link BlindingFault} for a file whose objects cannot be read.
 */
export async function pdfPatches(source: ByteSource): Promise<Patch[]> {
  if (source.size > MAX_BYTES) throw new BlindingFault('it is too large')
  const { patches, objects, referred } = await search(source)
  for (const stream of objects)
    for (const number of referredTexts(lettersOf(await unpackedObjects(source, stream)))) referred.add(number)
  for (const stream of objects)
    patches.push(...(await rewritten(stream, await unpackedObjects(source, stream), referred)))
  if (referred.size > 0)
    for await (const part of walkPdf(source))
      if (part.kind === 'text') patches.push(...emptiedObjects(part.letters, referred).map(movedBy(part.start)))
  return patches
}
