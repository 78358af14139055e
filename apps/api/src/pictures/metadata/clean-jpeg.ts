import { byteAt, lettersOf, PictureFault } from '../byte-reader'
import type { CleanPicture } from './clean-picture'
import { exifOrientation, orientationSegment } from './exif-orientation'
import { joined } from './join-parts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const APP15 = 0xef
const COMMENT = 0xfe
const NO_FRAMES = [0xc4, 0xc8, 0xcc]

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
const beginsWith = (data: Uint8Array, text: string) => lettersOf(data.subarray(0, text.length)) === text

/** Segments that pixels need; everything else describes camera, place or person. */
function isNeeded(marker: number, data: Uint8Array): boolean {
  if (marker === APP0) return beginsWith(data, 'JFIF\0')
  if (marker === APP2) return beginsWith(data, 'ICC_PROFILE\0')
  if (marker === APP14) return beginsWith(data, 'Adobe')
  return marker !== COMMENT && (marker < APP0 || marker > APP15)
}

/** Where the marker after coded pixels is; the end of the bytes where the file is cut off. */
function afterPixels(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker === undefined) break
    const isPixel = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isPixel) return at
  }
  return bytes.length
}

/** A JPEG without metadata; of EXIF only the orientation stays. What follows its end is left out. */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  if (bytes[0] !== 0xff || bytes[1] !== START) throw new PictureFault()
  const parts: Uint8Array[] = [bytes.subarray(0, 2)]
  let sides: [number, number] | undefined
  let orientation: number | undefined
  let orientationAt = 1
  for (let at = 2; at < bytes.length;) {
    if (bytes[at] !== 0xff) throw new PictureFault()
    const marker = bytes[at + 1]
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === undefined || marker === END) {
      parts.push(bytes.subarray(at, at + 2))
      break
    }
    const length = (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3)
    const data = bytes.subarray(at + 4, at + 2 + length)
    if (length < 2 || data.length !== length - 2) throw new PictureFault()
    if (isFrame(marker)) sides ??= [(byteAt(data, 3) << 8) | byteAt(data, 4), (byteAt(data, 1) << 8) | byteAt(data, 2)]
    if (marker === APP1) orientation ??= exifOrientation(data)
    const next = marker === SCAN ? afterPixels(bytes, at + 2 + length) : at + 2 + length
    if (isNeeded(marker, data)) parts.push(bytes.subarray(at, next))
    // JFIF has to be the first segment.
    if (marker === APP0 && isNeeded(marker, data)) orientationAt = parts.length
    at = next
  }
  if (!sides) throw new PictureFault()
  if (orientation !== undefined) parts.splice(orientationAt, 0, orientationSegment(orientation))
  const isTurned = orientation !== undefined && orientation > 4
  const [width, height] = isTurned ? [sides[1], sides[0]] : sides
  return { bytes: joined(parts, bytes), width: width || undefined, height: height || undefined }
}
