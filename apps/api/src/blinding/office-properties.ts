import type { FileBytes, Patch } from './patch'

const RELATED = 'http://schemas.openxmlformats.org'
/** Documents without properties, by the part of the file that holds them: author, editor, company, title. */
const EMPTY_PARTS: ReadonlyMap<string, string> = new Map([
  ['docProps/core.xml', `<coreProperties xmlns="${RELATED}/package/2006/metadata/core-properties"/>`],
  ['docProps/app.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/extended-properties"/>`],
  ['docProps/custom.xml', `<Properties xmlns="${RELATED}/officeDocument/2006/custom-properties"/>`],
])
const END_RECORD = 22
const MAX_COMMENT = 65_535
const MAX_DIRECTORY_BYTES = 8 * 1024 ** 2
const ENTRY = 46
const LOCAL = 30
const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
/** The bit that says that sizes follow the data; they are in the header then. */
const SIZES_FOLLOW = 8
const SPACE = 0x20
const CRC_POLYNOMIAL = 0xedb88320

/** Checksum of zip archives. Only for a few hundred bytes. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ CRC_POLYNOMIAL : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length)

/** An entry of the directory of an archive, at its place in the directory. */
interface Entry {
  name: string
  at: number
  flags: number
  packed: number
  local: number
}

function entriesOf(directory: Uint8Array): Entry[] {
  const view = viewOf(directory)
  const entries: Entry[] = []
  for (let at = 0; at + ENTRY <= directory.length && view.getUint32(at, true) === ENTRY_SIGNATURE;) {
    const nameLength = view.getUint16(at + 28, true)
    entries.push({
      name: new TextDecoder().decode(directory.subarray(at + ENTRY, at + ENTRY + nameLength)),
      at,
      flags: view.getUint16(at + 8, true),
      packed: view.getUint32(at + 20, true),
      local: view.getUint32(at + 42, true),
    })
    at += ENTRY + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Method, checksum and sizes of an entry that is stored as it is, in the order of both headers. */
function headerOf(flags: number, content: Uint8Array) {
  const flagged = new Uint8Array(4)
  viewOf(flagged).setUint16(0, flags & ~SIZES_FOLLOW, true)
  const sizes = new Uint8Array(12)
  viewOf(sizes).setUint32(0, checksum(content), true)
  viewOf(sizes).setUint32(4, content.length, true)
  viewOf(sizes).setUint32(8, content.length, true)
  return { flagged, sizes }
}

const patchAt = (start: number, bytes: Uint8Array): Patch => ({ start, end: start + bytes.length, bytes })

/** The patches of one part: its content is stored without compression, filled up with spaces to the length it had. */
async function patchesOf({ read }: FileBytes, entry: Entry, directoryAt: number): Promise<Patch[]> {
  const empty = new TextEncoder().encode(EMPTY_PARTS.get(entry.name))
  if (entry.packed < empty.length) return []
  const content = new Uint8Array(entry.packed).fill(SPACE)
  content.set(empty)
  const local = viewOf(await read(entry.local, entry.local + LOCAL))
  const dataAt = entry.local + LOCAL + local.getUint16(26, true) + local.getUint16(28, true)
  const { flagged, sizes } = headerOf(entry.flags, content)
  return [
    patchAt(entry.local + 6, flagged),
    patchAt(entry.local + 14, sizes),
    patchAt(dataAt, content),
    patchAt(directoryAt + entry.at + 8, flagged),
    patchAt(directoryAt + entry.at + 16, sizes),
  ]
}

/** What hides the properties of a Word, Excel or PowerPoint file; empty for other archives. */
export async function officePatches(file: FileBytes): Promise<Patch[]> {
  const { size, read } = file
  const tailAt = Math.max(0, size - END_RECORD - MAX_COMMENT)
  const tail = await read(tailAt, size)
  const view = viewOf(tail)
  let at = tail.length - END_RECORD
  while (at >= 0 && view.getUint32(at, true) !== END_SIGNATURE) at -= 1
  if (at < 0) return []
  const length = view.getUint32(at + 12, true)
  const directoryAt = view.getUint32(at + 16, true)
  if (length > MAX_DIRECTORY_BYTES || directoryAt + length > size) return []
  const entries = entriesOf(await read(directoryAt, directoryAt + length))
  const held = entries.filter(({ name }) => EMPTY_PARTS.has(name))
  const patches = await Promise.all(held.map((entry) => patchesOf(file, entry, directoryAt)))
  return patches.flat()
}
