import { PreviewFailure } from '../preview-failure'
import { MAX_NAMES, nameOf, type ArchiveEntry } from './entry'

const BLOCK = 512
const KIND_AT = 156
const LONG_NAME = 'L'
const EXTENDED = 'x'
const FOLDER = '5'
const NO_FILES = new Set([LONG_NAME, EXTENDED, FOLDER, 'K', 'g'])

function fieldOf(bytes: Uint8Array, start: number, length: number): Uint8Array {
  const end = bytes.indexOf(0, start)
  return bytes.subarray(start, end < start ? start + length : Math.min(end, start + length))
}

const octal = (bytes: Uint8Array, start: number) => Number.parseInt(nameOf(fieldOf(bytes, start, 12)), 8)

/** Returns whether the file begins as a tar, with octal digits in the size field. */
export const isTar = (bytes: Uint8Array) => bytes.length >= BLOCK && !Number.isNaN(octal(bytes, 124))

/** Returns a long name from the record before its file: plain, or in a line `27 path=…`. */
function longName(data: Uint8Array, kind: string): string | undefined {
  const text = nameOf(data)
  if (kind === LONG_NAME) return text.replaceAll('\0', '')
  const line = kind === EXTENDED ? text.split('\n').find((one) => one.includes(' path=')) : undefined
  return line?.slice(line.indexOf('=') + 1)
}

function shortName(bytes: Uint8Array, at: number): string {
  const isNew = nameOf(bytes.subarray(at + 257, at + 263)) === 'ustar\0'
  const folder = isNew ? nameOf(fieldOf(bytes, at + 345, 155)) : ''
  const name = nameOf(fieldOf(bytes, at, 100))
  return folder === '' ? name : `${folder}/${name}`
}

/** Lists the files of a tar with their full names. */
export function listTar(bytes: Uint8Array): ArchiveEntry[] {
  const entries: ArchiveEntry[] = []
  let announced: string | undefined
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0 && entries.length < MAX_NAMES;) {
    const size = octal(bytes, at + 124)
    if (Number.isNaN(size)) throw new PreviewFailure('failed')
    const kind = String.fromCharCode(...bytes.subarray(at + KIND_AT, at + KIND_AT + 1))
    const data = at + BLOCK
    if (!NO_FILES.has(kind)) entries.push({ name: announced ?? shortName(bytes, at), size })
    const isAboutNext = NO_FILES.has(kind) && kind !== FOLDER
    announced = isAboutNext ? (longName(bytes.subarray(data, data + size), kind) ?? announced) : undefined
    at = data + Math.ceil(size / BLOCK) * BLOCK
  }
  return entries
}
