import type { Page } from 'playwright'

/** How much of two pictures differs, 0 to 1; another size is a difference as a whole. Colours a hair apart count as same. */
export async function differingShare(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const blank = await page.context().newPage()
  const share = await blank.evaluate(
    async (pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
          const context = canvas.getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return { width: bitmap.width, data: context?.getImageData(0, 0, bitmap.width, bitmap.height).data }
        }),
      )
      if (!a?.data || !b?.data || a.width !== b.width || a.data.length !== b.data.length) return 1
      let differing = 0
      for (let at = 0; at < a.data.length; at += 4) {
        const far = [0, 1, 2].some(
          (channel) => Math.abs((a.data?.[at + channel] ?? 0) - (b.data?.[at + channel] ?? 0)) > 8,
        )
        if (far) differing++
      }
      return differing / (a.data.length / 4)
    },
    [one.toString('base64'), other.toString('base64')],
  )
  await blank.close()
  return share
}
