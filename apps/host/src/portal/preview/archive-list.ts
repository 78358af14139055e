import { gunzipSync, unzipSync } from 'fflate'

/** A file in an archive. */
export interface ArchiveEntry {
  name: string
  size: number
}

/** Names beyond these are not listed (domain 2.3). */
export const MOST_NAMES = 1000
const BLOCK = 512

const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b
const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** Reads the directory of a zip; nothing in it is unpacked. */
function listZip(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (entries.length < MOST_NAMES) entries.push({ name, size: originalSize })
      return false
    },
  })
  return entries
}

function field(bytes: Uint8Array, start: number, length: number): string {
  const end = bytes.indexOf(0, start)
  return new TextDecoder().decode(bytes.subarray(start, end < start ? start + length : Math.min(end, start + length)))
}

function listTar(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  let at = 0
  while (at + BLOCK <= bytes.length && bytes[at] !== 0 && entries.length < MOST_NAMES) {
    const size = parseInt(field(bytes, at + 124, 12), 8)
    if (Number.isNaN(size)) throw new Error('This is no archive.')
    entries.push({ name: field(bytes, at, 100), size })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}

const isTar = (bytes: Uint8Array) => bytes.length >= BLOCK && /^[0-7]+/.test(field(bytes, 124, 12).trim())

const HAS_EXTRA = 4
const HAS_NAME = 8
const NAME_AT = 10

/** The name that a single packed file had, empty where the archive does not tell it. */
function packedName(bytes: Uint8Array): string {
  const flags = bytes[3] ?? 0
  return (flags & HAS_NAME) !== 0 && (flags & HAS_EXTRA) === 0 ? field(bytes, NAME_AT, 200) : ''
}

/** What an archive holds: zip and jar, tar, tar packed by gzip, and the one file of any other gzip. */
export function listArchive(bytes: Uint8Array): ArchiveEntry[] {
  if (isZip(bytes)) return listZip(bytes)
  if (!isGzip(bytes)) return listTar(bytes)
  const inner = gunzipSync(bytes)
  return isTar(inner) ? listTar(inner) : [{ name: packedName(bytes), size: inner.length }]
}
