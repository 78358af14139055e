import { PreviewFailure } from '../preview-failure'
import { MAX_NAMES, nameOf, type ArchiveEntry } from './entry'
import { wideName } from './rar-wide-name'

const MARK = [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]

/** Returns whether it is a rar of any version; the next byte is the version. */
export const isRar = (bytes: Uint8Array) => MARK.every((byte, index) => bytes[index] === byte)

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const BLOCKS_AT_4 = 7
const ARCHIVE_4 = 0x73
const FILE_4 = 0x74
const END_4 = 0x7b
const HIDES_NAMES_4 = 0x0080
const HAS_DATA_4 = 0x8000
const IS_LARGE_4 = 0x0100
const IS_WIDE_4 = 0x0200
const IS_FOLDER_4 = 0x00e0

function fileOf4(bytes: Uint8Array, at: number, flags: number): ArchiveEntry {
  const view = viewOf(bytes)
  const isLarge = (flags & IS_LARGE_4) !== 0
  const nameAt = at + (isLarge ? 40 : 32)
  const name = bytes.subarray(nameAt, nameAt + view.getUint16(at + 26, true))
  const high = isLarge ? view.getUint32(at + 36, true) : 0
  return {
    name: ((flags & IS_WIDE_4) === 0 ? nameOf(name) : wideName(name)).replaceAll('\\', '/'),
    size: high * 2 ** 32 + view.getUint32(at + 11, true),
  }
}

/** Versions 1.5 to 4: blocks of fixed fields. */
function listRar4(bytes: Uint8Array): ArchiveEntry[] {
  const view = viewOf(bytes)
  const entries: ArchiveEntry[] = []
  for (let at = BLOCKS_AT_4; at + 7 <= bytes.length && entries.length < MAX_NAMES;) {
    const [type, flags, headSize] = [view.getUint8(at + 2), view.getUint16(at + 3, true), view.getUint16(at + 5, true)]
    if (type === END_4) break
    if (type === ARCHIVE_4 && (flags & HIDES_NAMES_4) !== 0) throw new PreviewFailure('protected')
    if (headSize < 7) throw new PreviewFailure('failed')
    if (type === FILE_4 && (flags & IS_FOLDER_4) !== IS_FOLDER_4) entries.push(fileOf4(bytes, at, flags))
    const hasData = type === FILE_4 || (flags & HAS_DATA_4) !== 0
    const high = type === FILE_4 && (flags & IS_LARGE_4) !== 0 ? view.getUint32(at + 32, true) : 0
    at += headSize + (hasData ? high * 2 ** 32 + view.getUint32(at + 7, true) : 0)
  }
  return entries
}

const BLOCKS_AT_5 = 8
const FILE_5 = 2
const ENCRYPTION_5 = 4
const END_5 = 5
const HAS_EXTRA_5 = 1
const HAS_DATA_5 = 2
const IS_FOLDER_5 = 1
const HAS_TIME_5 = 2
const HAS_SUM_5 = 4

/** Reads the numbers of version 5: seven bits in each byte, the lowest first. */
function numbersFrom(bytes: Uint8Array, start: number) {
  let at = start
  return {
    at: () => at,
    skip: (count: number) => {
      at += count
    },
    next() {
      let value = 0
      for (let place = 1; ; place *= 128) {
        const byte = bytes[at]
        if (byte === undefined || place > 2 ** 63) throw new PreviewFailure('failed')
        at += 1
        value += (byte & 0x7f) * place
        if (byte < 0x80) return value
      }
    },
  }
}

function fileOf5(bytes: Uint8Array, numbers: ReturnType<typeof numbersFrom>): ArchiveEntry | undefined {
  const flags = numbers.next()
  const size = numbers.next()
  numbers.next()
  numbers.skip(((flags & HAS_TIME_5) === 0 ? 0 : 4) + ((flags & HAS_SUM_5) === 0 ? 0 : 4))
  numbers.next()
  numbers.next()
  const length = numbers.next()
  const name = nameOf(bytes.subarray(numbers.at(), numbers.at() + length))
  return (flags & IS_FOLDER_5) === 0 ? { name, size } : undefined
}

/** Version 5: blocks of numbers as long as they need to be. */
function listRar5(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  for (let at = BLOCKS_AT_5; at + 6 <= bytes.length && entries.length < MAX_NAMES;) {
    // The first four bytes are a checksum.
    const numbers = numbersFrom(bytes, at + 4)
    const headSize = numbers.next()
    const headAt = numbers.at()
    const [type, flags] = [numbers.next(), numbers.next()]
    if (type === END_5) break
    if (type === ENCRYPTION_5) throw new PreviewFailure('protected')
    if ((flags & HAS_EXTRA_5) !== 0) numbers.next()
    const dataSize = (flags & HAS_DATA_5) === 0 ? 0 : numbers.next()
    const file = type === FILE_5 ? fileOf5(bytes, numbers) : undefined
    if (file) entries.push(file)
    at = headAt + headSize + dataSize
  }
  return entries
}

/**
 * The names in a rar. Its heads are plain, and reading them here needs no WebAssembly, which every library for rar
 * brings and the pages' content policy refuses.
 */
export function listRar(bytes: Uint8Array): ArchiveEntry[] {
  return bytes[6] === 1 ? listRar5(bytes) : listRar4(bytes)
}
