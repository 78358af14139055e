import type { Schema } from '@doorway/api-client/types'
import { inputTexts } from '../../../parts/forms/input-texts'
import { fileExtension } from '@doorway/api-client/rules'
import type { CompetitionDetail } from '../../../data/portal-reader'

/** A file that the competition requires or accepts. */
export type Slot = CompetitionDetail['slots'][number]

/** A file that the work has. */
export type HeldFile = Pick<Schema<'WorkFile'>, 'slot' | 'fileId' | 'name' | 'size' | 'media' | 'playback'>

/** Texts of the form. */
export interface WorkTexts {
  title: string
  summary: string
  textbook: string
  gradeName: string
  knowledge: string
}

/** What the form holds. */
export interface WorkValues extends WorkTexts {
  files: readonly HeldFile[]
}

const MEGABYTE = 1024 ** 2
const MIN_SUMMARY = 50

/** The form of a work: its draft, else what was submitted, else the topic of the entry. */
export function valuesOf(work: Schema<'Work'> | null, topic: string): WorkValues {
  const source = work?.draft ?? work?.submitted
  if (!source) return { title: topic, summary: '', textbook: '', gradeName: '', knowledge: '', files: [] }
  const { title, summary, files } = source
  return {
    title,
    summary,
    ...inputTexts({ textbook: source.textbook, gradeName: source.gradeName, knowledge: source.knowledge }),
    files: files.map(({ slot, fileId, name, size, media, playback }) => ({
      slot,
      fileId,
      name,
      size,
      media,
      playback,
    })),
  }
}

/** What the server stores of the form. */
export const writeOf = (
  competitionId: number,
  work: Schema<'Work'> | null,
  { title, summary, textbook, gradeName, knowledge, files }: WorkValues,
): Schema<'WorkWrite'> => ({
  ...(work && { id: work.id, version: work.version }),
  competitionId,
  title: title.trim(),
  summary: summary.trim(),
  textbook: textbook.trim(),
  gradeName: gradeName.trim(),
  knowledge: knowledge.trim(),
  files: files.map(({ slot, fileId }) => ({ slot, fileId })),
})

/** What a file breaks before a byte of it is sent. */
export type FileFault = 'wrongType' | 'tooLarge'

/** Type and size of a file by its name and length. */
export function faultOfFile(slot: Slot, { name, size }: { name: string; size: number }): FileFault | undefined {
  if (!slot.types.includes(fileExtension(name))) return 'wrongType'
  return size > slot.maxMegabytes * MEGABYTE ? 'tooLarge' : undefined
}

/** What is missing before the work can be submitted: fields, and slots without a file. */
export function missingOf(
  values: WorkValues,
  slots: readonly Slot[],
): { title: boolean; summary: boolean; slots: string[] } {
  return {
    title: values.title.trim() === '',
    summary: values.summary.trim().length < MIN_SUMMARY,
    slots: slots
      .filter(({ key, isRequired }) => isRequired && !values.files.some(({ slot }) => slot === key))
      .map(({ key }) => key),
  }
}

/** Fewest characters of a description. */
export const minSummary = MIN_SUMMARY
