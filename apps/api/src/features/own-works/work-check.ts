import { brokenMediaRules, isMediaType, type MediaFacts } from '@doorway/api-client/rules'
import type { WorkSlot } from '../../db/tables/competitions'
import type { FieldFault } from '../../http/refusals'

const MEGABYTE = 1024 ** 2
const MIN_SUMMARY = 50

/** A file that is to be put into a slot. */
export interface SlotFile {
  slot: string
  ext: string
  size: number
  /** What its container says; null where it is none or cannot be read. */
  media: MediaFacts | null
}

const sentences = {
  tooLong: 'works.mediaTooLong',
  tooShort: 'works.mediaTooShort',
  noPicture: 'works.mediaNoPicture',
  tooLow: 'works.mediaTooLow',
  wrongAspect: 'works.mediaWrongAspect',
  wrongCodec: 'works.mediaWrongCodec',
  noSound: 'works.mediaNoSound',
} as const

/** Which rules of its slot a video or sound breaks. */
function brokenMedia({ media: rules, maxSeconds, label }: WorkSlot, { slot, ext, media }: SlotFile): FieldFault[] {
  if (!rules || !isMediaType(ext)) return []
  const field = `files.${slot}`
  if (!media) return [{ field, key: 'works.mediaUnreadable', gaps: { label } }]
  return brokenMediaRules(media, rules, maxSeconds).map(({ rule, found, demanded }) => {
    return { field, key: sentences[rule], gaps: { label, found, demanded } }
  })
}

/** What is wrong with files: of no slot, of another type, too large, too many for the slot. */
export function brokenFiles(slots: readonly WorkSlot[], files: readonly SlotFile[]): FieldFault[] {
  return files.flatMap((file, place): FieldFault[] => {
    const slot = slots.find(({ key }) => key === file.slot)
    const field = `files.${file.slot}`
    if (!slot) return [{ field, key: 'works.otherSlot' }]
    const gaps = { label: slot.label }
    if (!slot.types.includes(file.ext))
      return [{ field, key: 'works.wrongType', gaps: { ...gaps, types: slot.types.join('、') } }]
    if (file.size > slot.maxMegabytes * MEGABYTE)
      return [{ field, key: 'works.tooLarge', gaps: { ...gaps, max: String(slot.maxMegabytes) } }]
    const before = files.slice(0, place).filter((other) => other.slot === file.slot).length
    if (before === slot.count) return [{ field, key: 'works.tooMany', gaps: { ...gaps, max: String(slot.count) } }]
    return brokenMedia(slot, file)
  })
}

/** Why a work cannot be submitted. */
export function brokenWork(
  slots: readonly WorkSlot[],
  { summary, files }: { summary: string; files: readonly SlotFile[] },
): FieldFault[] {
  const missing = slots
    .filter(({ key, isRequired }) => isRequired && !files.some(({ slot }) => slot === key))
    .map(({ key, label }): FieldFault => ({ field: `files.${key}`, key: 'works.missingFile', gaps: { label } }))
  const short: FieldFault[] =
    summary.trim().length < MIN_SUMMARY
      ? [{ field: 'summary', key: 'works.summaryShort', gaps: { min: String(MIN_SUMMARY) } }]
      : []
  return [...short, ...brokenFiles(slots, files), ...missing]
}
