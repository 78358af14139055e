import { strToU8, zlibSync } from 'fflate'
import { crc32 } from '../files/crc32'

/** What the rows of a picture are made of. */
export interface PngFormat {
  width: number
  height: number
  /** Bits of each pixel. */
  depth: 4 | 8
  /** Red, green and blue of each colour; without it a pixel is a level of grey. */
  palette?: Uint8Array
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(strToU8(name), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

const GREY = 0
const PALETTE = 3

function header({ width, height, depth, palette }: PngFormat): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  bytes.set([depth, palette ? PALETTE : GREY], 8)
  return bytes
}

/** A picture as PNG. Each row begins with the number of its filter: 0 for none. */
export function encodePng(format: PngFormat, rows: Uint8Array): Uint8Array {
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header(format)),
    ...(format.palette ? [chunk('PLTE', format.palette)] : []),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]
  const picture = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    picture.set(part, at)
    at += part.length
  }
  return picture
}
