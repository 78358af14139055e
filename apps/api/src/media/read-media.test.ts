import { describe, expect, it } from 'vitest'
import { brokenMediaRules, type MediaFacts, type MediaRules } from '@doorway/api-client/rules'
import { sampleBytes } from '../demo/sample-files'
import { required } from '../required'
import { film, type FilmOptions, withoutSamples } from '../testing/media-files'
import { readMedia } from './read-media'

function reading(bytes: Uint8Array, size = bytes.length) {
  const ranges: [number, number][] = []
  const read = (start: number, end: number) => {
    ranges.push([start, end])
    const part = new Uint8Array(end - start)
    part.set(bytes.subarray(Math.min(start, bytes.length), Math.min(end, bytes.length)))
    return Promise.resolve(part)
  }
  return { ranges, size, read }
}

const factsOf = (options?: FilmOptions) => film(options).then((bytes) => readMedia(reading(bytes)))
const none: MediaRules = { minSeconds: null, minHeight: null, aspect: null, videoCodecs: [], needsSound: false }
const strict: MediaRules = { minSeconds: 5, minHeight: 720, aspect: '16:9', videoCodecs: ['avc'], needsSound: true }
const broken = (facts: MediaFacts | undefined, rules = strict, max: number | null = 60) =>
  brokenMediaRules(required(facts, 'facts'), rules, max).map(({ rule, found, demanded }) => [rule, found, demanded])

describe('the container of a film', () => {
  it('says length, size, codecs and whether there is sound', async () => {
    expect(await factsOf({ seconds: 12, hasSound: true })).toEqual({
      seconds: 12,
      picture: { width: 1280, height: 720, codec: 'avc' },
      sound: { codec: 'aac' },
    })
    expect(await factsOf({ codec: 'vp9', width: 640, height: 480 })).toMatchObject({
      picture: { width: 640, height: 480, codec: 'vp9' },
      sound: null,
    })
  })

  it('has no sound where its sound track has no samples', async () => {
    const bytes = withoutSamples(await film({ seconds: 3, hasSound: true }))
    expect(await readMedia(reading(bytes))).toMatchObject({ seconds: 3, sound: null })
  })

  it('is read of the fragmented film of the demo', async () => {
    const facts = await readMedia(reading(required(sampleBytes('mp4'), 'film')))
    expect(facts).toMatchObject({ picture: { width: 320, height: 180, codec: 'avc' }, sound: null })
    expect(Math.round(required(facts, 'facts').seconds)).toBe(3)
  })

  it('is read in parts of a file of two gigabytes', async () => {
    const GIGABYTES = 2 * 1024 ** 3
    const source = reading(await film(), GIGABYTES)
    await readMedia(source)
    const bytes = source.ranges.reduce((sum, [start, end]) => sum + end - start, 0)
    expect(bytes).toBeLessThan(64 * 1024 ** 2)
    expect(source.ranges.length).toBeLessThanOrEqual(400)
  })

  it('is none where there is no film, a part of one, or an endless row of boxes', async () => {
    expect(await readMedia(reading(new TextEncoder().encode('no film')))).toBeUndefined()
    expect(await readMedia(reading((await film()).subarray(0, 40)))).toBeUndefined()
    const boxes = new Uint8Array(4 * 1024 ** 2)
    const view = new DataView(boxes.buffer)
    for (let at = 0; at < boxes.length; at += 8) view.setUint32(at, 8)
    boxes.set(new TextEncoder().encode('ftypisom'), 4)
    expect(await readMedia(reading(boxes, 2 ** 40))).toBeUndefined()
  })
})

describe('the rules of a slot', () => {
  it('are all met by a film that is as demanded, and by any film without rules', async () => {
    expect(broken(await factsOf({ seconds: 30, hasSound: true }))).toEqual([])
    expect(broken(await factsOf({ seconds: 2, width: 64, height: 64, codec: 'vp9' }), none, null)).toEqual([])
  })

  it('are named with what was found and what is demanded', async () => {
    expect(broken(await factsOf({ seconds: 75, width: 640, height: 480, codec: 'vp9' }))).toEqual([
      ['tooLong', '1:15', '1:00'],
      ['tooLow', '480', '720'],
      ['wrongAspect', '4:3', '16:9'],
      ['wrongCodec', 'VP9', 'H.264'],
      ['noSound', '', ''],
    ])
    expect(broken(await factsOf({ seconds: 2, hasSound: true }))).toEqual([['tooShort', '0:02', '0:05']])
    expect(broken({ seconds: 9, picture: null, sound: { codec: 'mp3' } })).toEqual([['noPicture', '', '']])
  })

  it('measure a film that was turned by its shorter side', () => {
    const picture = { width: 1080, height: 1920, codec: 'avc' }
    const facts = { seconds: 9, picture, sound: null }
    expect(broken(facts, { ...none, minHeight: 1080 })).toEqual([])
    expect(broken(facts, { ...none, minHeight: 1081 })).toEqual([['tooLow', '1080', '1081']])
  })
})
