import { ByteReader, lettersOf, PictureFault } from './byte-reader'
import type { PictureParts } from './picture'

const EXTENSION = 0x21
const IMAGE = 0x2c
const TRAILER = 0x3b
const HAS_COLOURS = 0x80

const coloursAfter = (flags: number) => ((flags & HAS_COLOURS) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

function subBlocks(reader: ByteReader): Uint8Array[] {
  const blocks: Uint8Array[] = []
  for (let size = reader.byte(); size > 0; size = reader.byte()) blocks.push(reader.take(size))
  return blocks
}

function readImage(reader: ByteReader): number[] {
  reader.take(4)
  const sides = [reader.littleEndian16(), reader.littleEndian16()]
  reader.take(coloursAfter(reader.byte()))
  reader.byte()
  subBlocks(reader)
  return sides
}

/** Walks a GIF block by block up to its very end. */
export function readGif(bytes: Uint8Array): PictureParts {
  const reader = new ByteReader(bytes)
  if (!['GIF87a', 'GIF89a'].includes(lettersOf(reader.take(6)))) throw new PictureFault()
  const parts: PictureParts = { sides: [reader.littleEndian16(), reader.littleEndian16()], notes: [] }
  const flags = reader.byte()
  reader.take(2)
  reader.take(coloursAfter(flags))
  for (let images = 0; ;) {
    const kind = reader.byte()
    if (kind === TRAILER) {
      if (images === 0 || !reader.isAtEnd) throw new PictureFault()
      return parts
    }
    if (kind === IMAGE) {
      parts.sides.push(...readImage(reader))
      images += 1
    } else if (kind === EXTENSION) {
      reader.byte()
      parts.notes.push(...subBlocks(reader))
    } else throw new PictureFault()
  }
}
