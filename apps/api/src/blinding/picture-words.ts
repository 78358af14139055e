import type { ByteSource } from '../content-reading/zip-archive'
import type { Patch } from './patch'

const MAX_HEAD = 256 * 1024
const MARKER = 0xff
const SCAN = 0xda
/** EXIF with its places and names, XMP, IPTC, comments. */
const WORDS = new Set([0xe1, 0xed, 0xfe])
const START = 2
const HEADER = 4

/** What hides the words of a JPEG that is a part of a file; its pixels are read as before. */
export async function picturePatches({ read }: ByteSource, place: { start: number; end: number }): Promise<Patch[]> {
  const bytes = await read(place.start, Math.min(place.end, place.start + MAX_HEAD))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const patches: Patch[] = []
  for (let at = START; at + HEADER <= bytes.length && view.getUint8(at) === MARKER;) {
    const marker = view.getUint8(at + 1)
    if (marker === SCAN) break
    const end = at + START + view.getUint16(at + START)
    if (WORDS.has(marker))
      patches.push({
        start: place.start + at + HEADER,
        end: Math.min(place.start + end, place.end),
        bytes: new Uint8Array(),
      })
    at = end
  }
  return patches
}
