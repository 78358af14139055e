import { inputText } from '../../forms/input-text'
import type { GardenDraft, SubmissionDetail } from './submission-types'

/** Kinds of works of kindergartens. */
export const gardenWorkKinds = ['course', 'space', 'corner'] as const
/** Areas of learning. */
export const learningAreas = ['health', 'language', 'society', 'science', 'art'] as const
/** Classes by age. */
export const ageClasses = ['small', 'middle', 'big'] as const

/** A picture in the form. */
export interface GardenPicture {
  id: string
  url: string
}

/** What the form holds; an empty text is nothing chosen. */
export interface GardenValues {
  title: string
  workKind: string
  field: string
  ageClass: string
  content: string
  fileIds: readonly GardenPicture[]
  hasNoChild: boolean
}

/** The fields that the server names in its refusals. */
export const gardenFields = ['title', 'workKind', 'field', 'ageClass', 'content', 'fileIds', 'hasNoChild'] as const

const noWork: GardenValues = {
  title: '',
  workKind: '',
  field: '',
  ageClass: '',
  content: '',
  fileIds: [],
  hasNoChild: false,
}

/** The values of a form for a draft, or for a new work. */
export function gardenValues(work: SubmissionDetail | null): GardenValues {
  if (!work) return noWork
  const { title, workKind, field, ageClass, content, files } = work
  return {
    title,
    workKind: inputText(workKind),
    field: inputText(field),
    ageClass: inputText(ageClass),
    content: inputText(content),
    fileIds: files.map(({ id, url }) => ({ id, url })),
    hasNoChild: false,
  }
}

/** What a form is saved as. */
export function gardenDraft(values: GardenValues): GardenDraft {
  const { title, workKind, field, ageClass, content, fileIds } = values
  return {
    title,
    workKind: gardenWorkKinds.find((one) => one === workKind) ?? null,
    field: learningAreas.find((one) => one === field) ?? null,
    ageClass: ageClasses.find((one) => one === ageClass) ?? null,
    content,
    fileIds: fileIds.map(({ id }) => id),
  }
}
