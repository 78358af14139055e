import { Gunzip, unzipSync } from 'fflate'
import { PreviewFailure } from '../preview-failure'
import { MAX_NAMES, nameOf, type ArchiveEntry } from './entry'
import { isRar, listRar } from './rar-list'
import { isTar, listTar } from './tar-list'

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The library gives names that are not marked as UTF-8 byte by byte. */
function zipName(name: string): string {
  const codes = Array.from(name, (character) => character.charCodeAt(0))
  return codes.every((code) => code < 0x100) ? nameOf(Uint8Array.from(codes)) : name
}

/** Reads the directory of a zip (fflate, MIT); nothing in it is unpacked. */
function listZip(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (entries.length < MAX_NAMES && !name.endsWith('/')) entries.push({ name: zipName(name), size: originalSize })
      return false
    },
  })
  return entries
}

const HAS_EXTRA = 4
const HAS_NAME = 8
const NAME_AT = 10

/** The name of a single compressed file, empty where the archive does not contain it. */
function packedName(bytes: Uint8Array): string {
  const flags = bytes[3]
  if (flags === undefined || (flags & HAS_NAME) === 0 || (flags & HAS_EXTRA) !== 0) return ''
  return nameOf(bytes.subarray(NAME_AT, bytes.indexOf(0, NAME_AT)))
}

const MAX_UNPACKED = 64 * 1024 ** 2
const PIECE = 64 * 1024

/** Decompresses only the beginning of a gzip: a small one can expand to more than any machine's memory. */
function unpacked(bytes: Uint8Array): Uint8Array {
  const whole = { parts: new Array<Uint8Array>(), length: 0 }
  const stream = new Gunzip((part) => {
    whole.parts.push(part)
    whole.length += part.length
  })
  for (let at = 0; at < bytes.length && whole.length < MAX_UNPACKED; at += PIECE) {
    stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
  }
  const joined = new Uint8Array(whole.length)
  let at = 0
  for (const part of whole.parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Its last four bytes say how long the packed file is. */
const packedSize = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true)

function listGzip(bytes: Uint8Array): ArchiveEntry[] {
  const inner = unpacked(bytes)
  return isTar(inner) ? listTar(inner) : [{ name: packedName(bytes), size: packedSize(bytes) }]
}

/** Lists the files of an archive: zip and jar, rar, tar, gzipped tar, and the one file of any other gzip. */
export function listArchive(bytes: Uint8Array): ArchiveEntry[] {
  if (isZip(bytes)) return listZip(bytes)
  if (isRar(bytes)) return listRar(bytes)
  if (isGzip(bytes)) return listGzip(bytes)
  if (isTar(bytes)) return listTar(bytes)
  throw new PreviewFailure('failed')
}
