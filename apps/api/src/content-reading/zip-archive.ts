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
const ZIP64_END = 0x06064b50
const ZIP64_LOCATOR = 0x07064b50
const ZIP64_FIELD = 1
const END_SIZE = 22
const ZIP64_END_SIZE = 56
const LOCATOR_SIZE = 20
const COMMENT_MAX = 65_535
const DIRECTORY_MAX = 64 * 1024 ** 2
const ENCRYPTED = 1
const UTF8_NAMES = 0x800
const STORED = 0
const DEFLATED = 8
/** A file that unpacks to more than this and to so many times its size is a bomb. */
const FREE_UNPACKED = 1024 ** 2
const MAX_RATIO = 200
/** What a field of 32 or 16 bits holds when its value is in a field of zip64. */
const IN_ZIP64 = 0xffff_ffff
const COUNT_IN_ZIP64 = 0xffff

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

/** A number of 64 bits; none that a file can have is beyond the safe ones. */
function longAt(view: DataView, at: number): number {
  const value = Number(view.getBigUint64(at, true))
  if (!Number.isSafeInteger(value)) throw broken()
  return value
}

/** Where the directory of an archive is. */
interface DirectoryPlace {
  start: number
  size: number
  count: number
  /** Where it must have ended. */
  end: number
}

/** The place of the directory as zip64 writes it; its record is found by the locator in front of the plain end. */
async function zip64Place(source: ByteSource, plainEnd: number): Promise<DirectoryPlace> {
  const locator = viewOf(await source.read(Math.max(0, plainEnd - LOCATOR_SIZE), plainEnd))
  if (locator.byteLength < LOCATOR_SIZE || locator.getUint32(0, true) !== ZIP64_LOCATOR) throw broken()
  const end = longAt(locator, 8)
  if (end + ZIP64_END_SIZE > plainEnd - LOCATOR_SIZE) throw broken()
  const record = viewOf(await source.read(end, end + ZIP64_END_SIZE))
  if (record.getUint32(0, true) !== ZIP64_END) throw broken()
  return { count: longAt(record, 32), size: longAt(record, 40), start: longAt(record, 48), end }
}

async function findDirectory(source: ByteSource): Promise<DirectoryPlace> {
  const from = Math.max(0, source.size - END_SIZE - COMMENT_MAX)
  const tail = viewOf(await source.read(from, source.size))
  for (let at = tail.byteLength - END_SIZE; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue
    const [count, size, start] = [
      tail.getUint16(at + 10, true),
      tail.getUint32(at + 12, true),
      tail.getUint32(at + 16, true),
    ]
    const isLong = count === COUNT_IN_ZIP64 || size === IN_ZIP64 || start === IN_ZIP64
    const place = isLong ? await zip64Place(source, from + at) : { start, size, count, end: from + at }
    if (place.start + place.size > place.end || place.size > DIRECTORY_MAX) throw broken()
    return place
  }
  throw broken()
}

/** The values of an entry that do not fit into 32 bits, in the order in which its extra field of zip64 has them. */
function longValues(view: DataView, extra: { from: number; to: number }, values: readonly number[]): number[] {
  if (!values.includes(IN_ZIP64)) return [...values]
  for (let at = extra.from; at + 4 <= extra.to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue
    let next = at + 4
    const end = Math.min(extra.to, next + view.getUint16(at + 2, true))
    return values.map((value) => {
      if (value !== IN_ZIP64) return value
      if (next + 8 > end) throw broken()
      next += 8
      return longAt(view, next - 8)
    })
  }
  throw broken()
}

function entryAt(view: DataView, at: number, start: number): { entry: ArchiveEntry; next: number } {
  if (view.getUint32(at, true) !== DIRECTORY_ENTRY) throw broken()
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const nameLength = view.getUint16(at + 28, true)
  const extra = { from: at + 46 + nameLength, to: at + 46 + nameLength + view.getUint16(at + 30, true) }
  const next = extra.to + view.getUint16(at + 32, true)
  const [size = 0, packedSize = 0, header = 0] = longValues(
    view,
    extra,
    [24, 20, 42].map((place) => view.getUint32(at + place, true)),
  )
  const name = nameOf(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength), flags)
  const path = name.replaceAll('\\', '/').normalize('NFC')
  requireHarmless(path)
  if (flags & ENCRYPTED) throw new ContentFault('archiveLocked')
  if (method !== STORED && method !== DEFLATED) throw broken()
  if (size > FREE_UNPACKED && size > packedSize * MAX_RATIO) throw new ContentFault('archiveBomb')
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
