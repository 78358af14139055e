import { describe, expect, it } from 'vitest'
import { readMedia } from '../media/read-media'
import { film } from '../testing/media-files'
import { accessTo, blinded, holds } from '../testing/blinded'

const AUTHOR = '林砚秋-CANARY'

describe('a film', () => {
  it.each([
    ['mp4', 'avc'],
    ['webm', 'vp9'],
  ] as const)('of the type %s names its author no more, and is read as before', async (ext, codec) => {
    const bytes = await film({ author: AUTHOR, codec, hasSound: codec === 'avc' })
    expect(holds(bytes, AUTHOR)).toBe(true)
    const blind = await blinded(bytes, ext)
    expect(blind.length).toBe(bytes.length)
    expect(holds(blind, 'CANARY')).toBe(false)
    const facts = await readMedia(accessTo(bytes))
    expect(facts?.picture?.width).toBe(1280)
    expect(await readMedia(accessTo(blind))).toEqual(facts)
  })

  it('is the same in every part that a player requests', async () => {
    const bytes = await film({ author: AUTHOR })
    const whole = await blinded(bytes, 'mp4')
    for (const start of [1, 7, 500, bytes.length - 40]) {
      expect(await blinded(bytes, 'mp4', { start, chunk: 13 })).toEqual(whole.slice(start))
    }
  })

  it('that is cut off or no film at all stays as it is', async () => {
    const bytes = await film({ author: AUTHOR })
    for (const broken of [bytes.slice(0, 3), new TextEncoder().encode('no film at all, but a text')])
      expect(await blinded(broken, 'mp4')).toEqual(broken)
  })
})

it('a sound has no tags at its beginning and end', async () => {
  const tag = new TextEncoder().encode(AUTHOR)
  const bytes = new Uint8Array(400).fill(7)
  bytes.set(new TextEncoder().encode('ID3'))
  bytes.set([4, 0, 0, 0, 0, 0, 100], 3)
  bytes.set(tag, 20)
  bytes.set(new TextEncoder().encode('TAG'), 400 - 128)
  bytes.set(tag, 400 - 100)
  const blind = await blinded(bytes, 'mp3')
  expect(holds(blind, 'CANARY')).toBe(false)
  expect(blind.slice(110, 272)).toEqual(bytes.slice(110, 272))
})
