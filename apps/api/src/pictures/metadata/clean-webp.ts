import { byteAt, lettersOf, PictureFault } from '../byte-reader'
import type { CleanPicture } from './clean-picture'
import { joined } from './join-parts'

const HEAD_BYTES = 12
const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
/** Bits of VP8X that announce EXIF and XMP. */
const ANNOUNCED = 0x0c

const littleEndian24 = (bytes: Uint8Array, at: number) =>
  byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8) | (byteAt(bytes, at + 2) << 16)

/** Width and height as one kind of chunk says them. */
function sidesOf(type: string, data: Uint8Array): [number, number] | undefined {
  if (type === 'VP8X') return [littleEndian24(data, 4) + 1, littleEndian24(data, 7) + 1]
  if (type === 'VP8 ') return [littleEndian24(data, 6) & 0x3fff, littleEndian24(data, 8) & 0x3fff]
  if (type !== 'VP8L') return undefined
  const bits = littleEndian24(data, 1) | (byteAt(data, 4) << 24)
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
}

/** A chunk as it stays: the one that announces metadata announces none any more. */
function cleanChunk(type: string, chunk: Uint8Array): Uint8Array {
  if (type !== 'VP8X' || (byteAt(chunk, 8) & ANNOUNCED) === 0) return chunk
  const clean = Uint8Array.from(chunk)
  clean[8] = byteAt(chunk, 8) & ~ANNOUNCED
  return clean
}

/** A WebP without metadata. What follows its end is left out. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const isWebp = lettersOf(bytes.subarray(0, 4)) === 'RIFF' && lettersOf(bytes.subarray(8, HEAD_BYTES)) === 'WEBP'
  if (!isWebp) throw new PictureFault()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const end = Math.min(bytes.length, view.getUint32(4, true) + 8)
  const parts: Uint8Array[] = []
  let sides: [number, number] | undefined
  for (let at = HEAD_BYTES; at + 8 <= end;) {
    const type = lettersOf(bytes.subarray(at, at + 4))
    const size = view.getUint32(at + 4, true)
    const next = at + 8 + size + (size % 2)
    sides ??= sidesOf(type, bytes.subarray(at + 8, at + 8 + size))
    if (NEEDED.has(type)) parts.push(cleanChunk(type, bytes.subarray(at, Math.min(next, end))))
    at = next
  }
  if (!sides) throw new PictureFault()
  const [width, height] = sides
  const body = joined(parts, bytes.subarray(HEAD_BYTES))
  if (body.length === bytes.length - HEAD_BYTES && body.buffer === bytes.buffer) return { bytes, width, height }
  const head = Uint8Array.from(bytes.subarray(0, HEAD_BYTES))
  new DataView(head.buffer).setUint32(4, body.length + 4, true)
  return { bytes: joined([head, body], bytes), width, height }
}
