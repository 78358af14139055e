import { brokenMediaRules, fileExtension, isMediaType, type MediaFacts } from '@doorway/api-client/rules'
import type { zh } from '../strings/zh'
import { faultOfFile, type Slot } from './work-values'
import { videoLength } from './video-length'

type Texts = (typeof zh)['work']

/** What a check of a chosen file found: sentences that say why it is not sent, and what its container says. */
export interface FileCheck {
  faults: readonly string[]
  media?: MediaFacts
}

const SECONDS = 60

/** The length of a film where the competition has no other rules for it. */
async function lengthFaults(slot: Slot, file: File, texts: Texts): Promise<string[]> {
  if (slot.maxSeconds === null || fileExtension(file.name) !== 'mp4') return []
  const seconds = await videoLength(file)
  if (seconds === undefined) return [texts.unreadable]
  return seconds > slot.maxSeconds ? [texts.tooLong(Math.round(slot.maxSeconds / SECONDS))] : []
}

/** Checks a chosen file by the rules of its slot, before a byte of it is sent. */
export async function checkFile(slot: Slot, file: File, texts: Texts, signal: AbortSignal): Promise<FileCheck> {
  const fault = faultOfFile(slot, file)
  if (fault === 'wrongType') return { faults: [texts.wrongType(slot.types.join('、'))] }
  if (fault === 'tooLarge') return { faults: [texts.tooLarge(slot.maxMegabytes)] }
  if (!slot.media || !isMediaType(fileExtension(file.name))) return { faults: await lengthFaults(slot, file, texts) }
  const { readMediaFile } = await import('../../../parts/media-facts/read-media-file')
  const media = await readMediaFile(file, signal)
  if (!media) return { faults: [texts.unreadable] }
  const broken = brokenMediaRules(media, slot.media, slot.maxSeconds)
  return { media, faults: broken.map(({ rule, found, demanded }) => texts.media[rule](found, demanded)) }
}
