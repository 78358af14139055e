import { contentLimits } from './content-limits'
import { ContentFault } from './content-reader'

/** Bytes that can be read from any place: a stored file, or memory. */
export interface ByteSource {
  size: number
  /** Bytes from `start` up to but not including `end`. */
  read: (start: number, end: number) => Promise<Uint8Array<ArrayBuffer>>
}

/** A file in an archive. */
export interface ArchiveEntry {
  /** With `/` between folders. */
  path: string
  /** Bytes when unpacked, as the archive says; reading more is refused. */
  size: number
  packedSize: number
  /** Where its own header is in the file, and its record in the directory. */
  header: number
  record: number
  /** The bits that both of them have. */
  flags: number
  isDeflated: boolean
}

/** A zip archive whose files are read one by one. */
export interface Archive {
  entries: readonly ArchiveEntry[]
  /** The bytes of a file. Throws a {@link ContentFault} when they are not what the archive says. */
  read: (entry: ArchiveEntry) => Promise<Uint8Array<ArrayBuffer>>
}

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_SIZE = 22
const COMMENT_MAX = 65_535
const DIRECTORY_MAX = 64 * 1024 ** 2
const ENCRYPTED = 1
const UTF8_NAMES = 0x800
const STORED = 0
const DEFLATED = 8
/** A file that unpacks to more than this and to so many times its size is a bomb. */
const FREE_UNPACKED = 1024 ** 2
const MAX_RATIO = 200
const NEEDS_ZIP64 = 0xffff_ffff

const broken = () => new ContentFault('archive')
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Bytes in memory as a source. */
export const memorySource = (bytes: Uint8Array<ArrayBuffer>): ByteSource => ({
  size: bytes.byteLength,
  read: (start, end) => Promise.resolve(bytes.subarray(start, end)),
})

/** A name in UTF-8, or in the encoding of Chinese Windows, whose archives do not say so. */
function nameOf(bytes: Uint8Array, flags: number): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (flags & UTF8_NAMES) throw broken()
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Names never reach a file system; one that tries to leave its folder shows what the archive is for. */
function requireHarmless(path: string): void {
  const isOutside = path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..')
  if (isOutside || /\p{Cc}/u.test(path)) throw new ContentFault('archiveName')
}

async function findDirectory(source: ByteSource): Promise<{ start: number; size: number; count: number }> {
  const from = Math.max(0, source.size - END_SIZE - COMMENT_MAX)
  const tail = viewOf(await source.read(from, source.size))
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue
    const [count, size, start] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ]
    if (start === NEEDS_ZIP64 || start + size > from + at || size > DIRECTORY_MAX) throw broken()
    return { start, size, count }
  }
  throw broken()
}

function entryAt(view: DataView, at: number, start: number): { entry: ArchiveEntry; next: number } {
  if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken()
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const [packedSize, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
  const nameLength = view.getUint16(at + 28, true)
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  const name = nameOf(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength), flags)
  const path = name.replaceAll('\\', '/').normalize('NFC')
  requireHarmless(path)
  if (flags & ENCRYPTED) throw new ContentFault('archiveLocked')
  if (method !== STORED && method !== DEFLATED) throw broken()
  if (packedSize === NEEDS_ZIP64 || size === NEEDS_ZIP64) throw broken()
  if (size > FREE_UNPACKED && size > packedSize * MAX_RATIO) throw new ContentFault('archiveBomb')
  const header = view.getUint32(at + 42, true)
  const isDeflated = method === DEFLATED
  return { entry: { path, size, packedSize, header, record: start + at, flags, isDeflated }, next }
}

async function entriesOf(source: ByteSource): Promise<ArchiveEntry[]> {
  const { start, size, count } = await findDirectory(source)
  if (count > contentLimits.entriesMax) throw new ContentFault('archiveBomb')
  const view = viewOf(await source.read(start, start + size))
  const entries: ArchiveEntry[] = []
  let unpacked = 0
  for (let index = 0, at = 0; index < count; index += 1) {
    const { entry, next } = entryAt(view, at, start)
    at = next
    unpacked += entry.size
    if (unpacked > contentLimits.unpackedMax) throw new ContentFault('archiveBomb')
    if (!entry.path.endsWith('/')) entries.push(entry)
  }
  return entries
}

/** Unpacks as many bytes as the archive says, and no more: sizes may lie. */
async function inflate(packed: Uint8Array<ArrayBuffer>, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(size)
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  let filled = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (filled + part.value.byteLength > size) {
      await reader.cancel()
      throw new ContentFault('archiveBomb')
    }
    whole.set(part.value, filled)
    filled += part.value.byteLength
  }
  if (filled < size) throw broken()
  return whole
}

async function readEntry(source: ByteSource, entry: ArchiveEntry): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.size > contentLimits.entryMax) throw new ContentFault('archiveBomb')
  const local = viewOf(await source.read(entry.header, entry.header + 30))
  if (local.byteLength < 30 || local.getUint32(0, true) !== LOCAL_HEADER) throw broken()
  const start = entry.header + 30 + local.getUint16(26, true) + local.getUint16(28, true)
  const packed = await source.read(start, start + entry.packedSize)
  if (packed.byteLength < entry.packedSize) throw broken()
  if (!entry.isDeflated) return packed.byteLength === entry.size ? packed : Promise.reject(broken())
  return inflate(packed, entry.size)
}

/**
 * Opens a zip archive by its directory. Throws a {@link ContentFault} when it is none, is locked, has names that lead
 * elsewhere, or unpacks to more than it may.
 */
export async function openArchive(source: ByteSource): Promise<Archive> {
  const asFault = (error: unknown) => {
    // A place outside of the view or a stream that is no deflate: the archive is damaged.
    if (error instanceof RangeError || error instanceof TypeError) throw broken()
    throw error
  }
  const entries = await entriesOf(source).catch(asFault)
  return { entries, read: (entry) => readEntry(source, entry).catch(asFault) }
}
