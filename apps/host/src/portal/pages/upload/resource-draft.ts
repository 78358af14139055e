import type { ResourceDraft } from '@doorway/api-client'
import type { Schema } from '@doorway/api-client/types'
import { inputTexts } from '../../parts/forms/input-texts'

/** Values of the form: every choice as text, empty until it is made. */
export interface DraftValues {
  id?: number
  version?: number
  fileIds: string[]
  title: string
  kind: string
  gardeId: string
  courseId: string
  gradeName: string
  textbook: string
  chapter: string
  author: string
  summary: string
  range: string
  copyright: string
}

const ARCHIVE_KINDS: Record<string, ResourceDraft['kind']> = {
  ppt: 'slides',
  pptx: 'slides',
  mp4: 'micro',
  flv: 'micro',
}

/** Returns the form values of a new upload; the file name is the first title. */
export function emptyDraft({ id, name, ext }: Schema<'Upload'>): DraftValues {
  return {
    fileIds: [id],
    title: name.slice(0, name.lastIndexOf('.')).slice(0, 100),
    ...inputTexts({ kind: ARCHIVE_KINDS[ext] }),
    gardeId: '',
    courseId: '',
    gradeName: '',
    textbook: '',
    chapter: '',
    author: '',
    summary: '',
    range: 'public',
    copyright: '',
  }
}

/** Returns the form values of a draft. */
export function draftOf(resource: Schema<'OwnResource'>): DraftValues {
  const { id, version, title, kind, gardeId, courseId, gradeName, textbook, chapter, author, summary } = resource
  return {
    id,
    version,
    fileIds: [],
    title,
    kind,
    gardeId,
    courseId,
    ...inputTexts({ gradeName, textbook, chapter, author }),
    summary,
    range: resource.range,
    copyright: resource.copyright,
  }
}

const KINDS = ['plan', 'slides', 'micro', 'exercise', 'material', 'experiment', 'other'] as const
const RANGES = ['school', 'county', 'city', 'province', 'public'] as const
const COPYRIGHTS = ['own', 'licensed', 'quoted'] as const

/** Converts the values to the request body; undefined while a choice is missing. */
export function draftToWire(values: DraftValues): ResourceDraft | undefined {
  const kind = KINDS.find((each) => each === values.kind)
  const range = RANGES.find((each) => each === values.range)
  const copyright = COPYRIGHTS.find((each) => each === values.copyright)
  return kind && range && copyright ? { ...values, kind, range, copyright } : undefined
}
