import { refuse } from '../../http/refusals'

/** Bytes that a workbook may unpack to, and the ratio beyond which a larger one is a bomb. */
const MAX_UNPACKED = 400 * 1024 * 1024
const FREE_UNPACKED = 16 * 1024 * 1024
const MAX_RATIO = 200
const MAX_ENTRIES = 2_000

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const DEFLATED = 8

/** Where the packed bytes of one entry lie. */
interface PackedEntry {
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
      start: header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true),
      size: view.getUint32(at + 20, true),
      isDeflated: view.getUint16(at + 10, true) === DEFLATED,
    })
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

async function unpackedSize(packed: Uint8Array<ArrayBuffer>, left: number): Promise<number> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > left) {
      await reader.cancel()
      throw tooLarge()
    }
  }
  return size
}

function entriesWithin(bytes: Uint8Array): PackedEntry[] {
  try {
    return entriesOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    throw error instanceof RangeError ? broken() : error
  }
}

/**
 * Refuses a workbook that unpacks to more than it should. The sizes written in the archive may lie, so every entry is
 * unpacked once and counted, without storing the bytes.
 */
export async function requireHarmlessZip(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const limit = Math.min(MAX_UNPACKED, Math.max(FREE_UNPACKED, bytes.byteLength * MAX_RATIO))
  let total = 0
  for (const { start, size, isDeflated } of entriesWithin(bytes)) {
    const packed = bytes.subarray(start, start + size)
    const unpacked = isDeflated ? unpackedSize(new Uint8Array(packed), limit - total) : Promise.resolve(size)
    total += await unpacked.catch((error: unknown) => {
      throw error instanceof TypeError ? broken() : error
    })
    if (total > limit) throw tooLarge()
  }
}
