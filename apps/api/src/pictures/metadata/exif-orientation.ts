import { lettersOf } from '../byte-reader'

const TAG = 0x0112
const HEAD = 'Exif\0\0'
const ENTRY_BYTES = 12
const MAX_ENTRIES = 512

/** The orientation (2 to 8) that an EXIF segment names; undefined for an upright picture and for other segments. */
export function exifOrientation(data: Uint8Array): number | undefined {
  if (lettersOf(data.subarray(0, HEAD.length)) !== HEAD) return undefined
  const view = new DataView(data.buffer, data.byteOffset + HEAD.length, data.length - HEAD.length)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, isLittle)
    const count = Math.min(view.getUint16(directory, isLittle), MAX_ENTRIES)
    for (let index = 0; index < count; index += 1) {
      const at = directory + 2 + index * ENTRY_BYTES
      if (view.getUint16(at, isLittle) !== TAG) continue
      const value = view.getUint16(at + 8, isLittle)
      return value >= 2 && value <= 8 ? value : undefined
    }
  } catch (error) {
    // A damaged directory has no orientation.
    if (!(error instanceof RangeError)) throw error
  }
  return undefined
}

/** A JPEG segment with EXIF that holds nothing but the orientation. */
export function orientationSegment(orientation: number): Uint8Array {
  const head = Array.from(HEAD, (letter) => letter.charCodeAt(0))
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const length = 2 + head.length + tiff.length
  return Uint8Array.from([0xff, 0xe1, length >> 8, length & 255, ...head, ...tiff])
}
