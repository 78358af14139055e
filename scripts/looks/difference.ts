import type { Page } from 'playwright'

/**
 * Difference of a colour channel, of 255, from which on two pixels are not the same: type is rendered a little differently
 * everywhere. Not of the brightness, which another hue may share.
 */
const TOLERANCE = 40

/** The share of pixels, 0 to 1, in which two JPEG pictures differ; 1 when their sizes do. Compared by a browser page. */
export function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const addresses = [before, after].map((picture) => `data:image/jpeg;base64,${picture.toString('base64')}`)
  return page.evaluate(
    async ({ urls, tolerance }) => {
      const pixelsOf = async (url: string) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height)
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      }
      const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = await Promise.all(urls.map(pixelsOf))
      if (one.length !== other.length) return 1
      let different = 0
      for (let at = 0; at < one.length; at += 4) {
        const gaps = [at, at + 1, at + 2].map((channel) => Math.abs((one[channel] ?? NaN) - (other[channel] ?? NaN)))
        if (Math.max(...gaps) > tolerance) different += 1
      }
      return (different * 4) / one.length
    },
    { urls: addresses, tolerance: TOLERANCE },
  )
}
