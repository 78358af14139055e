import { lettersOf, PictureFault } from './byte-reader'
import { readGif } from './gif'
import { readJpeg } from './jpeg'
import { readPng } from './png'

/** What a picture consists of in addition to its pixels. */
export interface PictureParts {
  /** Width and height, of the whole and of each frame. Pixels. */
  sides: number[]
  /** Everything that is not pixels: text, positions, colour profiles. */
  notes: Uint8Array[]
}

/** Pixels of a side, at most: a small file may unpack to more than any browser can hold. */
const SIDE_MAX = 8_192
const DATA_URL = /^data:image\/(png|jpe?g|gif);base64,/
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const FOREIGN = /<(?:svg|script|html|!doctype|\?php|iframe|body|foreignobject)/i

const READERS: Readonly<Record<string, (bytes: Uint8Array) => PictureParts>> = {
  png: readPng,
  jpg: readJpeg,
  jpeg: readJpeg,
  gif: readGif,
}

function bytesOf(base64: string): Uint8Array {
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) throw new PictureFault()
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/**
 * Is this data URL a picture of the type it names, from its first byte to its last, of a size to be shown, and
 * nothing else? A file that is a picture and a page at once is neither to us.
 */
export function isCleanPicture(dataUrl: string): boolean {
  const [prefix = '', type = ''] = DATA_URL.exec(dataUrl) ?? []
  const read = READERS[type]
  if (!read) return false
  try {
    const { sides, notes } = read(bytesOf(dataUrl.slice(prefix.length)))
    const isShowable = sides.every((side) => side > 0 && side <= SIDE_MAX)
    return isShowable && !notes.some((note) => FOREIGN.test(lettersOf(note)))
  } catch (error) {
    if (error instanceof PictureFault) return false
    throw error
  }
}
