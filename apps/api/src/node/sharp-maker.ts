import type { ServerLog } from '../http/server-context'
import { noPictureMaker, type PictureMaker } from '../pictures/picture-maker'

/** Pixels that a picture may have: enough for the cameras of phones, too few to fill the memory. */
const MAX_PIXELS = 120_000_000
const TIMEOUT_S = 20
/** Above 80 photographs look the same, below 70 texts in pictures blur. */
const QUALITY = 76

/**
 * Copies of pictures by sharp, which works in threads of its own. Where its binary does not load, that is logged once
 * and pictures are sent as they are.
 */
export async function openPictureMaker(log: ServerLog): Promise<PictureMaker> {
  try {
    const { default: sharp } = await import('sharp')
    // One picture at a time with two threads: the rest of the machine serves pages.
    sharp.concurrency(2)
    sharp.cache(false)
    return {
      isAvailable: true,
      copiesOf: async (bytes, widths) => {
        const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'truncated' } as const
        const { autoOrient } = await sharp(bytes, options).metadata()
        const copies = []
        for (const width of widths.filter((each) => each < autoOrient.width)) {
          const copy = await sharp(bytes, options)
            .timeout({ seconds: TIMEOUT_S })
            .autoOrient()
            .resize({ width, withoutEnlargement: true })
            .webp({ quality: QUALITY })
            .toBuffer()
          copies.push({ width, bytes: new Uint8Array(copy) })
        }
        return copies
      },
      greyOf: async (bytes, side) => {
        const options = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'truncated' } as const
        const grey = await sharp(bytes, options)
          .timeout({ seconds: TIMEOUT_S })
          .removeAlpha()
          .greyscale()
          .resize(side, side, { fit: 'fill' })
          .raw()
          .toBuffer()
        return new Uint8Array(grey)
      },
    }
  } catch (error) {
    const fault = error instanceof Error ? error.message.split('\n')[0] : String(error)
    log.warn({ fault }, 'smaller copies of pictures are not made: the library "sharp" does not run here')
    return noPictureMaker
  }
}
