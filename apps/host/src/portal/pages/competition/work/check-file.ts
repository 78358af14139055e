import { brokenMediaRules, fileExtension, isMediaType, type MediaFacts } from '@doorway/api-client/rules'
import type { SoundCheck } from '../../../parts/media-facts/check-sound'
import type { zh } from '../strings/zh'
import { faultOfFile, type Slot } from './work-values'
import { videoLength } from './video-length'

type Texts = (typeof zh)['work']

/** What a check of a chosen file found: sentences that say why it is not sent, and what its container says. */
export interface FileCheck {
  faults: readonly string[]
  media?: MediaFacts
  /** Of a file with pictures or sound over time; `missing` without a sound track. */
  sound?: SoundCheck | 'missing'
}

const SECONDS = 60

/** The length of a film where the competition has no other rules for it. */
async function lengthFaults(slot: Slot, file: File, texts: Texts): Promise<string[]> {
  if (slot.maxSeconds === null || fileExtension(file.name) !== 'mp4') return []
  const seconds = await videoLength(file)
  if (seconds === undefined) return [texts.unreadable]
  return seconds > slot.maxSeconds ? [texts.tooLong(Math.round(slot.maxSeconds / SECONDS))] : []
}

/** What the container of a film says; undefined also without the script that reads it. */
async function readMedia(file: File, signal: AbortSignal): Promise<MediaFacts | undefined> {
  const script = await import('../../../parts/media-facts/read-media-file').catch(() => undefined)
  return script?.readMediaFile(file, signal)
}

async function soundOf(file: File, { sound, seconds }: MediaFacts, signal: AbortSignal): Promise<FileCheck['sound']> {
  if (!sound) return 'missing'
  const script = await import('../../../parts/media-facts/check-sound').catch(() => undefined)
  return script ? script.checkSound(file, seconds, signal) : 'unchecked'
}

/** Checks a chosen file by the rules of its slot, before a byte of it is sent. */
export async function checkFile(slot: Slot, file: File, texts: Texts, signal: AbortSignal): Promise<FileCheck> {
  const fault = faultOfFile(slot, file)
  if (fault === 'wrongType') return { faults: [texts.wrongType(slot.types.join('、'))] }
  if (fault === 'tooLarge') return { faults: [texts.tooLarge(slot.maxMegabytes)] }
  if (!isMediaType(fileExtension(file.name))) return { faults: [] }
  const media = await readMedia(file, signal)
  if (slot.media && !media) return { faults: [texts.unreadable] }
  const broken = slot.media && media ? brokenMediaRules(media, slot.media, slot.maxSeconds) : []
  const faults = slot.media
    ? broken.map(({ rule, found, demanded }) => texts.media[rule](found, demanded))
    : await lengthFaults(slot, file, texts)
  if (!media || faults.length > 0) return { media, faults }
  const sound = await soundOf(file, media, signal)
  if (slot.media?.needsSound && sound === 'silent') return { media, faults: [texts.media.silence] }
  return { media, faults, sound }
}
