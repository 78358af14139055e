import { ByteReader, lettersOf, PictureFault } from './byte-reader'
import type { PictureParts } from './picture'

/** Walks a PNG chunk by chunk up to its very end. */
export function readPng(bytes: Uint8Array): PictureParts {
  const reader = new ByteReader(bytes)
  reader.expect(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  reader.expect(0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52)
  const parts: PictureParts = { sides: [reader.bigEndian(4), reader.bigEndian(4)], notes: [] }
  reader.take(9)
  for (let hasPixels = false; ;) {
    const length = reader.bigEndian(4)
    const type = lettersOf(reader.take(4))
    const data = reader.take(length)
    reader.take(4)
    if (type === 'IDAT') hasPixels = true
    else parts.notes.push(data)
    if (type !== 'IEND') continue
    if (!hasPixels || length !== 0 || !reader.isAtEnd) throw new PictureFault()
    return parts
  }
}
