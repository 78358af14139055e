import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPictureMaker } from '../../node/sharp-maker'
import { openTestApp } from '../../testing/open-test-app'
import { uploadFile } from '../../testing/upload-picture'

const silent = { error: () => undefined, warn: () => undefined }
const pictureMaker = await openPictureMaker(silent)
const { app, as, db } = await openTestApp({}, { pictureMaker })
const editor = await as('edit01')

const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 7/1' }
const photo = async (background: string) =>
  Buffer.from(
    await sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
      .withExif({ IFD0: { Make: 'Phone-Maker' }, IFD3: GPS })
      .jpeg()
      .toBuffer(),
  )
const fetched = async (id: string, query = '') => {
  const response = await editor.send(new Request(`http://doorway.test/api/file/content/${id}${query}`))
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const bytes = Buffer.alloc(8)
  bytes.writeUInt32BE(data.length)
  bytes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([bytes.subarray(0, 4), body, bytes.subarray(4)])
}

/** A PNG of 3 KB that unpacks to 900 million pixels. */
function bomb(): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000)
  header.writeUInt32BE(30_000, 4)
  header.set([1, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(3_000_000))
  return Buffer.from(
    Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]),
  )
}

describe('an uploaded picture', () => {
  it('is stored without the place where it was taken', async () => {
    const original = await photo('#2468ac')
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0)
    const id = await uploadFile(editor, 'phone.jpg', original)
    const { bytes } = await fetched(id)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Phone-Maker')).toBe(false)
    await app.tasks.settled()
    const { bytes: copy } = await fetched(id, '?width=320')
    expect((await sharp(copy).metadata()).exif).toBeUndefined()
  })

  it('gets copies in WebP, of which the smallest that is wide enough is sent', async () => {
    const id = await uploadFile(editor, 'wide.jpg', await photo('#ac6824'))
    await app.tasks.settled()
    for (const [requested, width] of [
      [200, 320],
      [320, 320],
      [480, 640],
      [1280, 1280],
    ]) {
      const { response, bytes } = await fetched(id, `?width=${requested}`)
      expect(response.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
    const { response } = await fetched(id, '?width=1600')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  })

  it('with too many pixels is sent as it is, and the server goes on', async () => {
    const id = await uploadFile(editor, 'bomb.png', bomb())
    await app.tasks.settled()
    const { response } = await fetched(id, '?width=320')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    const [row] = Object(await db.execute(`select copy_state from file_object where id = '${id}'`)).rows
    expect(row.copy_state).toBe('none')
  })

  it('whose bytes are no picture is refused', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.from('GPS')])
    await expect(uploadFile(editor, 'broken.jpg', Buffer.from(bytes))).rejects.toThrow()
  })
})
