import { lettersOf, PictureFault } from '../byte-reader'
import type { CleanPicture } from './clean-picture'
import { joined } from './join-parts'

const SIGNATURE = '\u0089PNG\r\n\u001a\n'
const FRAME_BYTES = 12
/** Chunks about colours and animation; critical ones begin with a capital. Texts, times and EXIF are not among them. */
const NEEDED = new Set('tRNS cHRM gAMA iCCP sBIT sRGB bKGD hIST pHYs sPLT acTL fcTL fdAT cICP mDCV cLLI'.split(' '))
const isNeeded = (type: string) => /^[A-Z]/.test(type) || NEEDED.has(type)

/** A PNG without metadata. What follows its end is left out. */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  if (lettersOf(bytes.subarray(0, SIGNATURE.length)) !== SIGNATURE) throw new PictureFault()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Uint8Array[] = [bytes.subarray(0, SIGNATURE.length)]
  let sides: [number, number] | undefined
  for (let at = SIGNATURE.length; at + FRAME_BYTES <= bytes.length;) {
    const type = lettersOf(bytes.subarray(at + 4, at + 8))
    const next = at + FRAME_BYTES + view.getUint32(at)
    if (type === 'IHDR' && at + 16 <= bytes.length) sides = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (isNeeded(type)) parts.push(bytes.subarray(at, next))
    if (type === 'IEND') break
    at = next
  }
  if (!sides) throw new PictureFault()
  return { bytes: joined(parts, bytes), width: sides[0] || undefined, height: sides[1] || undefined }
}
