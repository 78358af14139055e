import { PictureFault } from '../byte-reader'
import { cleanGif } from './clean-gif'
import { cleanJpeg } from './clean-jpeg'
import { cleanPng } from './clean-png'
import { cleanWebp } from './clean-webp'

/** A picture without its metadata. */
export interface CleanPicture {
  bytes: Uint8Array
  /** Pixels; undefined where the file does not say. */
  width: number | undefined
  height: number | undefined
}

const CLEANERS: Readonly<Record<string, (bytes: Uint8Array) => CleanPicture>> = {
  jpg: cleanJpeg,
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
}

/** Is a file of this extension a picture that {@link pictureOf} knows? */
export const isPictureType = (ext: string): boolean => Object.hasOwn(CLEANERS, ext)

/**
 * The picture without EXIF, XMP, IPTC, comments and anything behind its end; pixels, colour profile and orientation
 * stay, bit by bit, and so do the bytes where there was nothing to remove. Undefined when they are not what the
 * extension says.
 */
export function pictureOf(ext: string, bytes: Uint8Array): CleanPicture | undefined {
  try {
    return CLEANERS[ext]?.(bytes)
  } catch (error) {
    if (error instanceof PictureFault) return undefined
    throw error
  }
}
