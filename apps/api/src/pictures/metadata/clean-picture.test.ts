import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureOf } from './clean-picture'

const GPS = { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 3/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 28/1 7/1' }
const picture = () => sharp({ create: { width: 64, height: 32, channels: 3, background: '#2468ac' } })
const tagged = () => picture().withExif({ IFD0: { Make: 'Phone-Maker', Artist: 'Somebody' }, IFD3: GPS })
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pixels = async (bytes: Uint8Array) => (await sharp(bytes).raw().toBuffer()).toString('base64')

describe('metadata of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('goes from a %s, and its pixels stay', async (type) => {
    const original = new Uint8Array(await tagged().toFormat(type).toBuffer())
    expect(text(original)).toContain('Phone-Maker')
    const { exif } = await sharp(original).metadata()
    expect(exif?.length).toBeGreaterThan(0)
    const clean = pictureOf(type, original)
    expect(clean).toMatchObject({ width: 64, height: 32 })
    const bytes = clean?.bytes ?? original
    expect(text(bytes)).not.toContain('Phone-Maker')
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(await pixels(bytes)).toBe(await pixels(original))
  })

  it('leaves the orientation of a JPEG, and names the sides as they are seen', async () => {
    const original = new Uint8Array(await tagged().withMetadata({ orientation: 6 }).jpeg().toBuffer())
    const clean = pictureOf('jpg', original)
    expect(clean).toMatchObject({ width: 32, height: 64 })
    const { orientation, exif } = await sharp(clean?.bytes).metadata()
    expect(orientation).toBe(6)
    expect(exif?.length).toBeLessThan(40)
  })

  it('goes from behind the end, where phones put a film', async () => {
    const plain = new Uint8Array(await picture().jpeg().toBuffer())
    const film = new Uint8Array([...plain, ...Buffer.from('ftypmp42 GPS')])
    expect(text(pictureOf('jpg', film)?.bytes ?? film)).not.toContain('GPS')
  })

  it('goes from the comments of a GIF', async () => {
    const plain = new Uint8Array(await picture().gif().toBuffer())
    const comment = [0x21, 0xfe, 5, ...Buffer.from('where'), 0]
    const at = 13 + 3 * 2 ** (((plain[10] ?? 0) & 7) + 1)
    const original = Uint8Array.from([...plain.subarray(0, at), ...comment, ...plain.subarray(at)])
    const bytes = pictureOf('gif', original)?.bytes ?? original
    expect(text(bytes)).not.toContain('where')
    expect(await pixels(bytes)).toBe(await pixels(original))
  })

  it('leaves a picture without any as it is, byte for byte', async () => {
    const plain = new Uint8Array(await picture().png().toBuffer())
    expect(pictureOf('png', plain)?.bytes).toBe(plain)
  })

  it('is undefined for bytes that are no such picture', () => {
    for (const ext of ['jpg', 'png', 'webp', 'gif'])
      expect(pictureOf(ext, new Uint8Array(40).fill(255))).toBeUndefined()
    expect(pictureOf('jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1]))).toBeUndefined()
  })
})
