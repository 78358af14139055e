import type { Schema } from '../types'

/** What the container of a video or sound file says about it. */
export type MediaFacts = Schema<'MediaFacts'>

/** What a competition requires of the videos or sounds of a slot. */
export type MediaRules = Schema<'MediaRules'>

/** Names of rules that a file can break. */
export type MediaRuleName = 'tooLong' | 'tooShort' | 'noPicture' | 'tooLow' | 'wrongAspect' | 'wrongCodec' | 'noSound'

/** A rule that a file breaks, with what was found and what is demanded, as readers see it. */
export interface BrokenMediaRule {
  rule: MediaRuleName
  found: string
  demanded: string
}

const MINUTE = 60
/** Encoders report a few hundredths more than was cut. */
const LENGTH_TOLERANCE_S = 0.5
/** Encoders round sizes to multiples of 16. */
const ASPECT_TOLERANCE = 0.02
const ASPECTS = { '16:9': 16 / 9, '4:3': 4 / 3 } as const

const codecNames: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
}

/** The usual name of a codec. */
export const codecName = (codec: string): string => codecNames[codec] ?? codec

/** A length as minutes and seconds, for example 9:05. */
export function mediaLength(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`
}

/** What the container of a file says, as readers see it: length, size and codec of the picture, codec of the sound. */
export function mediaParts({ seconds, picture, sound }: MediaFacts): string[] {
  return [
    mediaLength(seconds),
    ...(picture ? [`${picture.width}×${picture.height}`, codecName(picture.codec)] : []),
    ...(sound ? [codecName(sound.codec)] : []),
  ]
}

function shapeOf(width: number, height: number): string {
  const known = Object.entries(ASPECTS).find(([, ratio]) => Math.abs(width / height / ratio - 1) <= ASPECT_TOLERANCE)
  return known ? known[0] : `${width}×${height}`
}

function brokenLength({ seconds }: MediaFacts, max: number | null, min: number | null): BrokenMediaRule[] {
  if (max !== null && seconds > max + LENGTH_TOLERANCE_S)
    return [{ rule: 'tooLong', found: mediaLength(seconds), demanded: mediaLength(max) }]
  if (min !== null && seconds < min - LENGTH_TOLERANCE_S)
    return [{ rule: 'tooShort', found: mediaLength(seconds), demanded: mediaLength(min) }]
  return []
}

function brokenPicture({ picture }: MediaFacts, { minHeight, aspect, videoCodecs }: MediaRules): BrokenMediaRule[] {
  if (minHeight === null && aspect === null && videoCodecs.length === 0) return []
  if (!picture) return [{ rule: 'noPicture', found: '', demanded: '' }]
  const { width, height, codec } = picture
  const shape = shapeOf(width, height)
  const broken: BrokenMediaRule[] = []
  // A film that was turned by 90 degrees is as high as its shorter side.
  if (minHeight !== null && Math.min(width, height) < minHeight)
    broken.push({ rule: 'tooLow', found: String(Math.min(width, height)), demanded: String(minHeight) })
  if (aspect !== null && shape !== aspect) broken.push({ rule: 'wrongAspect', found: shape, demanded: aspect })
  if (videoCodecs.length > 0 && !videoCodecs.some((accepted) => accepted === codec))
    broken.push({
      rule: 'wrongCodec',
      found: codecName(codec),
      demanded: videoCodecs.map((accepted) => codecName(accepted)).join('、'),
    })
  return broken
}

/** The rules that a file breaks, in the order of the form of the rules; none when it may be sent. */
export function brokenMediaRules(
  facts: MediaFacts,
  rules: MediaRules,
  maxSeconds: number | null = null,
): BrokenMediaRule[] {
  const hasNoSound = rules.needsSound && facts.sound === null
  return [
    ...brokenLength(facts, maxSeconds, rules.minSeconds),
    ...brokenPicture(facts, rules),
    ...(hasNoSound ? [{ rule: 'noSound' as const, found: '', demanded: '' }] : []),
  ]
}

/** Extensions of files with pictures over time, in containers that are read. */
export const videoTypes: readonly string[] = ['mp4', 'm4v', 'mov', 'webm', 'mkv']
const SOUND_TYPES: readonly string[] = ['mp3', 'm4a', 'wav', 'ogg', 'aac', 'flac']

/** Does a file of this extension have pictures over time, in a container that is read? */
export const isVideoType = (extension: string): boolean => videoTypes.includes(extension)

/** Does a file of this extension have pictures or sound over time, in a container that is read? */
export const isMediaType = (extension: string): boolean => isVideoType(extension) || SOUND_TYPES.includes(extension)

const PLAYED: Readonly<Record<string, { pictures: readonly string[]; sounds: readonly string[] }>> = {
  mp4: { pictures: ['avc', 'av1', 'vp9'], sounds: ['aac', 'mp3', 'opus', 'flac'] },
  m4v: { pictures: ['avc'], sounds: ['aac', 'mp3'] },
  webm: { pictures: ['vp8', 'vp9', 'av1'], sounds: ['opus', 'vorbis'] },
}

/** Can the browsers of this portal play a video of this container with these codecs? False when it could not be read. */
export function isPlayable(extension: string, media: MediaFacts | null): boolean {
  const played = PLAYED[extension]
  if (!played || !media?.picture) return false
  return played.pictures.includes(media.picture.codec) && (!media.sound || played.sounds.includes(media.sound.codec))
}
