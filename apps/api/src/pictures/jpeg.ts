import { ByteReader, PictureFault } from './byte-reader'
import type { PictureParts } from './picture'

const END = 0xd9
const SCAN = 0xda
const RESTART_FIRST = 0xd0
const RESTART_LAST = 0xd7
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Passes over coded pixels to the marker that follows them. */
function skipPixels(reader: ByteReader): number {
  for (;;) {
    if (reader.byte() !== 0xff) continue
    let marker = reader.byte()
    while (marker === 0xff) marker = reader.byte()
    if (marker !== 0 && (marker < RESTART_FIRST || marker > RESTART_LAST)) return marker
  }
}

function readMarker(reader: ByteReader): number {
  reader.expect(0xff)
  let marker = reader.byte()
  while (marker === 0xff) marker = reader.byte()
  return marker
}

/** Walks a JPEG segment by segment up to its very end. */
export function readJpeg(bytes: Uint8Array): PictureParts {
  const reader = new ByteReader(bytes)
  reader.expect(0xff, 0xd8)
  const parts: PictureParts = { sides: [], notes: [] }
  for (let marker = readMarker(reader); ;) {
    if (marker === END) {
      if (parts.sides.length === 0 || !reader.isAtEnd) throw new PictureFault()
      return parts
    }
    const length = reader.bigEndian(2)
    if (length < 2) throw new PictureFault()
    const data = reader.take(length - 2)
    if (isFrame(marker)) {
      const frame = new ByteReader(data)
      frame.byte()
      parts.sides.push(frame.bigEndian(2), frame.bigEndian(2))
    } else if (marker !== SCAN) parts.notes.push(data)
    marker = marker === SCAN ? skipPixels(reader) : readMarker(reader)
  }
}
