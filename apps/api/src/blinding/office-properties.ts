import { ContentFault } from '../content-reading/content-reader'
import { contentLimits } from '../content-reading/content-limits'
import {
  type Archive,
  type ArchiveEntry,
  type ByteSource,
  memorySource,
  openArchive,
} from '../content-reading/zip-archive'
import { crc32 } from '../files/crc32'
import { isPictureType, pictureOf } from '../pictures/metadata/clean-picture'
import { BlindingFault } from './blinding-fault'
import { packed } from './deflate'
import { withoutPeople } from './office-words'
import { applied, type Patch } from './patch'

const LOCAL = 30
/** The bit that says that sizes follow the data; they are in the header then. */
const SIZES_FOLLOW = 8
const STORED = 0
const DEFLATED = 8
const SPACE = 0x20
/** Documents within documents within documents: more is not written by office programs. */
const MAX_DEPTH = 2
const XML = new Set(['xml', 'rels'])
const DOCUMENTS = new Set(['docx', 'xlsx', 'pptx'])

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
const patchAt = (start: number, bytes: Uint8Array): Patch => ({ start, end: start + bytes.length, bytes })
const extensionOf = (path: string) => path.slice(path.lastIndexOf('.') + 1).toLowerCase()

/** Flags and method of an entry, then its checksum and sizes: parts of both of its headers. */
function headerOf(flags: number, isDeflated: boolean, content: Uint8Array, packedSize: number) {
  const flagged = new Uint8Array(4)
  viewOf(flagged).setUint16(0, flags & ~SIZES_FOLLOW, true)
  viewOf(flagged).setUint16(2, isDeflated ? DEFLATED : STORED, true)
  const sizes = new Uint8Array(12)
  viewOf(sizes).setUint32(0, crc32(content), true)
  viewOf(sizes).setUint32(4, packedSize, true)
  viewOf(sizes).setUint32(8, content.length, true)
  return { flagged, sizes }
}

/** A text that is stored as it is, filled up with spaces to the length of what it replaces. */
function filled(text: Uint8Array, length: number): Uint8Array {
  const content = new Uint8Array(length).fill(SPACE)
  content.set(text)
  return content
}

/** The patches that give an entry another content, which needs no more bytes than it had. */
async function patchesOf({ read }: ByteSource, entry: ArchiveEntry, content: Uint8Array): Promise<Patch[]> {
  const { packedSize, header, record, flags } = entry
  const isXml = XML.has(extensionOf(entry.path))
  const isDeflated = content.length > packedSize
  const stored = isXml && !isDeflated ? filled(content, packedSize) : content
  const bytes = isDeflated ? await packed(content, packedSize, 'deflate-raw') : stored
  const local = viewOf(await read(header, header + LOCAL))
  const dataAt = header + LOCAL + local.getUint16(26, true) + local.getUint16(28, true)
  const { flagged, sizes } = headerOf(flags, isDeflated, stored, bytes.length)
  return [
    patchAt(header + 6, flagged),
    patchAt(header + 14, sizes),
    { start: dataAt, end: dataAt + packedSize, bytes },
    patchAt(record + 8, flagged),
    patchAt(record + 16, sizes),
  ]
}

/** What an entry is replaced by; undefined where it says nothing of its author. */
async function blindContent(archive: Archive, entry: ArchiveEntry, depth: number): Promise<Uint8Array | undefined> {
  const ext = extensionOf(entry.path)
  if (XML.has(ext)) {
    const xml = new TextDecoder().decode(await archive.read(entry))
    const blind = withoutPeople(entry.path, xml)
    return blind === xml ? undefined : new TextEncoder().encode(blind)
  }
  // A long film in a presentation is left as it is.
  if (entry.size > contentLimits.entryMax) return undefined
  if (DOCUMENTS.has(ext)) {
    const bytes = await archive.read(entry)
    const patches = await patchesIn(memorySource(bytes), depth + 1)
    return patches.length === 0 ? undefined : applied(bytes, patches)
  }
  if (!isPictureType(ext)) return undefined
  const bytes = await archive.read(entry)
  const clean = pictureOf(ext, bytes)
  return !clean || clean.bytes.length === bytes.length ? undefined : clean.bytes
}

async function patchesIn(source: ByteSource, depth: number): Promise<Patch[]> {
  if (depth > MAX_DEPTH) throw new BlindingFault('documents are too deep in each other')
  const archive = await openArchive(source)
  const patches: Patch[] = []
  for (const entry of archive.entries) {
    const content = await blindContent(archive, entry, depth)
    if (content) patches.push(...(await patchesOf(source, entry, content)))
  }
  return patches
}

/**
 * What hides the people of a Word, Excel or PowerPoint file: its properties, authors of changes and comments, words in its
 * pictures, and the same in documents inside of it. Throws a {@link BlindingFault} for one that cannot be read.
 */
export async function officePatches(source: ByteSource): Promise<Patch[]> {
  try {
    return await patchesIn(source, 0)
  } catch (error) {
    if (error instanceof ContentFault) throw new BlindingFault(`its archive is ${error.message}`)
    throw error
  }
}
