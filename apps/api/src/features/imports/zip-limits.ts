import { refuse } from '../../http/refusals'
import { SHARED_STRINGS, SheetLimit } from '../../spreadsheets/sheet-limits'

/** Bytes that a workbook may unpack to, and the ratio beyond which a larger one is a bomb. */
const MAX_UNPACKED = 192 * 1024 * 1024
const FREE_UNPACKED = 16 * 1024 * 1024
const MAX_RATIO = 200
const MAX_ENTRIES = 2_000
/** Parts by their names: rows are read while they are unpacked, the others are held as a whole. */
const PART_LIMITS: readonly [name: RegExp, bytes: number][] = [
  [/^xl\/worksheets\/[^/]+\.xml$/i, 128 * 1024 * 1024],
  [/^xl\/(sharedStrings\.xml|media\/.+)$/i, 64 * 1024 * 1024],
]
const OTHER_PART = 8 * 1024 * 1024

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const DEFLATED = 8

/** Where the packed bytes of one entry lie. */
interface PackedEntry {
  name: string
  start: number
  size: number
  isDeflated: boolean
}

const broken = () => refuse('IMPORT_UNREADABLE', 'import.unreadable')
const tooLarge = () => refuse('IMPORT_BOMB', 'import.unpacksTooLarge')

function endOfDirectory(view: DataView): number {
  const earliest = Math.max(0, view.byteLength - 65_557)
  for (let at = view.byteLength - 22; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  throw broken()
}

function entriesOf(view: DataView): PackedEntry[] {
  const end = endOfDirectory(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_ENTRIES) throw tooLarge()
  const entries: PackedEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken()
    const header = view.getUint32(at + 42, true)
    if (view.getUint32(header, true) !== LOCAL_HEADER) throw broken()
    entries.push({
      name: new TextDecoder().decode(
        new Uint8Array(view.buffer, view.byteOffset + at + 46, view.getUint16(at + 28, true)),
      ),
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      size: view.getUint32(at + 20, true),
      isDeflated: view.getUint16(at + 10, true) === DEFLATED,
    })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Counts the tags `<si>` of one part, with or without a prefix, over the borders of its chunks. */
function stringCounter(): (chunk: Uint8Array) => number {
  const tag = [0x73, 0x69]
  let before = 0
  let matched = 0
  let count = 0
  return (chunk) => {
    for (const byte of chunk) {
      if (matched === 2) {
        if (byte === 0x3e || byte === 0x20 || byte === 0x2f || (byte >= 0x09 && byte <= 0x0d)) count += 1
        matched = 0
      } else if (matched === 1) matched = byte === tag[1] ? 2 : 0
      else if (byte === tag[0] && (before === 0x3c || before === 0x3a)) matched = 1
      before = byte
    }
    return count
  }
}

async function unpackedSize(stream: ReadableStream<Uint8Array>, left: number): Promise<number> {
  const reader = stream.getReader()
  const stringsUpTo = stringCounter()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    const isTooLarge = size > left
    if (!isTooLarge && stringsUpTo(part.value) <= SHARED_STRINGS) continue
    await reader.cancel()
    throw isTooLarge ? tooLarge() : new SheetLimit('tooComplex')
  }
  return size
}

const limitOf = (name: string) => PART_LIMITS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER_PART

function entriesWithin(bytes: Uint8Array): PackedEntry[] {
  try {
    return entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    throw error instanceof RangeError ? broken() : error
  }
}

/**
 * Refuses a workbook that unpacks to more than it should. The sizes written in the archive may lie, so every entry is
 * unpacked once and counted, without storing the bytes; so are the texts that the rows refer to.
 */
export async function requireHarmlessZip(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const limit = Math.min(MAX_UNPACKED, Math.max(FREE_UNPACKED, bytes.byteLength * MAX_RATIO))
  let total = 0
  for (const { name, start, size, isDeflated } of entriesWithin(bytes)) {
    const packed = new Blob([bytes.subarray(start, start + size)]).stream()
    const stream = isDeflated ? packed.pipeThrough(new DecompressionStream('deflate-raw')) : packed
    total += await unpackedSize(stream, Math.min(limit - total, limitOf(name))).catch((error: unknown) => {
      throw error instanceof TypeError ? broken() : error
    })
  }
}
