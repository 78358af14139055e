import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openPictureMaker } from '../node/sharp-maker'
import { stillFrames, type Remake } from '../testing/film-frames'
import { FRAME_SIDE, frameHash, filmSimilarity } from './frame-hash'

const maker = await openPictureMaker({ error: () => undefined, warn: () => undefined })
const hashesOf = (pictures: readonly Buffer[]) =>
  Promise.all(pictures.map(async (picture) => frameHash(await maker.greyOf(picture, FRAME_SIDE))))
const filmOf = async (film: number, remake: Remake = {}) => hashesOf(await stillFrames(film, remake))
const original = await filmOf(1)

describe('two films', () => {
  it.each([
    ['compressed again, and smaller', { quality: 30, width: 160 }, 85],
    ['brighter', { brightness: 1.15 }, 90],
    ['darker', { brightness: 0.7 }, 90],
    ['cropped a little', { crop: 0.02 }, 70],
    ['cropped, darker and compressed again', { crop: 0.02, brightness: 0.85, quality: 40 }, 70],
  ])('are the same one %s', async (_, remake, least) => {
    const similarity = filmSimilarity(original, await filmOf(1, remake))
    expect(similarity).toBeGreaterThanOrEqual(least)
  })

  it('are the same one with a frame cut off at its beginning', async () => {
    const frames = await stillFrames(1, {}, 17)
    expect(filmSimilarity(original, await hashesOf(frames.slice(1)))).toBeGreaterThanOrEqual(90)
  })

  it('with other pictures are not similar', async () => {
    for (const film of [2, 3, 4, 5, 6]) {
      const other = await filmOf(film)
      expect(filmSimilarity(original, other)).toBeLessThan(45)
      expect(filmSimilarity(other, original)).toBeLessThan(45)
    }
  })

  it('that only show plain pictures are not compared', async () => {
    const plain = await sharp({ create: { width: 64, height: 36, channels: 3, background: '#223344' } })
      .jpeg()
      .toBuffer()
    const hashes = await hashesOf(Array.from({ length: 16 }, () => plain))
    expect(hashes).toEqual(hashes.map(() => null))
    expect(filmSimilarity(hashes, hashes)).toBe(0)
    expect(filmSimilarity([...hashes.slice(0, 13), ...original.slice(0, 3)], original)).toBe(0)
  })
})

describe('a frame', () => {
  it('has a hash of 32 hex digits that its brightness does not change', () => {
    const grey = Uint8Array.from({ length: 81 }, (_, at) => (at * 37) % 100)
    expect(frameHash(grey)).toMatch(/^[0-9a-f]{32}$/)
    expect(frameHash(grey.map((value) => value + 60))).toBe(frameHash(grey))
    expect(() => frameHash(new Uint8Array(80))).toThrow('9 × 9')
  })

  it('that is no picture is refused', async () => {
    await expect(maker.greyOf(Buffer.from('no picture'), FRAME_SIDE)).rejects.toThrow()
  })
})
