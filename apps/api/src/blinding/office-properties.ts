import { ContentFault } from '../content-reading/content-reader'
import { type ArchiveEntry, type ByteSource, openArchive } from '../content-reading/zip-archive'
import { crc32 } from '../files/crc32'
import type { Patch } from './patch'

const RELATED = 'http://schemas.openxmlformats.org'
/** Documents without properties, by the part of the file that holds them: author, editor, company, title. */
const EMPTY_PARTS: ReadonlyMap<string, string> = new Map([
  ['docProps/core.xml', `<coreProperties xmlns="${RELATED}/package/2006/metadata/core-properties"/>`],
  ['docProps/app.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/extended-properties"/>`],
  ['docProps/custom.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/custom-properties"/>`],
])
const LOCAL = 30
/** The bit that says that sizes follow the data; they are in the header then. */
const SIZES_FOLLOW = 8
const SPACE = 0x20

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
const patchAt = (start: number, bytes: Uint8Array): Patch => ({ start, end: start + bytes.length, bytes })

/** Flags and method of an entry that is stored as it is, then its checksum and sizes: parts of both of its headers. */
function headerOf(flags: number, content: Uint8Array) {
  const flagged = new Uint8Array(4)
  viewOf(flagged).setUint16(0, flags & ~SIZES_FOLLOW, true)
  const sizes = new Uint8Array(12)
  viewOf(sizes).setUint32(0, crc32(content), true)
  viewOf(sizes).setUint32(4, content.length, true)
  viewOf(sizes).setUint32(8, content.length, true)
  return { flagged, sizes }
}

/** The patches of one part: its content is stored without compression, filled up with spaces to the length it had. */
async function patchesOf({ read }: ByteSource, entry: ArchiveEntry, text: string): Promise<Patch[]> {
  const { packedSize, header, record, flags } = entry
  const empty = new TextEncoder().encode(text)
  if (packedSize < empty.length) return []
  const content = new Uint8Array(packedSize).fill(SPACE)
  content.set(empty)
  const local = viewOf(await read(header, header + LOCAL))
  const dataAt = header + LOCAL + local.getUint16(26, true) + local.getUint16(28, true)
  const { flagged, sizes } = headerOf(flags, content)
  return [
    patchAt(header + 6, flagged),
    patchAt(header + 14, sizes),
    patchAt(dataAt, content),
    patchAt(record + 8, flagged),
    patchAt(record + 16, sizes),
  ]
}

/** The files of an archive; none of one that cannot be read. */
async function entriesOf(source: ByteSource): Promise<readonly ArchiveEntry[]> {
  try {
    return (await openArchive(source)).entries
  } catch (error) {
    if (error instanceof ContentFault) return []
    throw error
  }
}

/** What hides the properties of a Word, Excel or PowerPoint file; empty for other archives. */
export async function officePatches(source: ByteSource): Promise<Patch[]> {
  const entries = await entriesOf(source)
  const patches: Patch[] = []
  for (const entry of entries) {
    const text = EMPTY_PARTS.get(entry.path)
    if (text !== undefined) patches.push(...(await patchesOf(source, entry, text)))
  }
  return patches
}
