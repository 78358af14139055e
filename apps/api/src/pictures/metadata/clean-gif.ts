import { byteAt, lettersOf, PictureFault } from '../byte-reader'
import type { CleanPicture } from './clean-picture'
import { joined } from './join-parts'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const CONTROL = 0xf9
const APPLICATION = 0xff
const HAS_COLOURS = 0x80
/** Extensions that make a picture move. */
const LOOPS = ['NETSCAPE2.0', 'ANIMEXTS1.0']

const coloursAfter = (flags: number) => ((flags & HAS_COLOURS) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Where a chain of blocks ends, each of which begins with its length. */
function afterBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let size = byteAt(bytes, at); size > 0; size = byteAt(bytes, at)) at += size + 1
  return at + 1
}

function isNeeded(bytes: Uint8Array, at: number): boolean {
  const kind = bytes[at + 1]
  return kind === CONTROL || (kind === APPLICATION && LOOPS.includes(lettersOf(bytes.subarray(at + 3, at + 14))))
}

/** A GIF without comments and metadata. What follows its end is left out. */
export function cleanGif(bytes: Uint8Array): CleanPicture {
  if (!/^GIF8[79]a$/.test(lettersOf(bytes.subarray(0, 6))) || bytes.length < 13) throw new PictureFault()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = 13 + coloursAfter(byteAt(bytes, 10))
  const parts: Uint8Array[] = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== TRAILER) {
    const kind = bytes[at]
    if (kind !== EXTENSION && kind !== IMAGE) throw new PictureFault()
    const next = afterBlocks(bytes, kind === IMAGE ? at + 11 + coloursAfter(byteAt(bytes, at + 9)) : at + 2)
    if (kind === IMAGE || isNeeded(bytes, at)) parts.push(bytes.subarray(at, next))
    at = next
  }
  if (at < bytes.length) parts.push(bytes.subarray(at, at + 1))
  return {
    bytes: joined(parts, bytes),
    width: view.getUint16(6, true) || undefined,
    height: view.getUint16(8, true) || undefined,
  }
}
