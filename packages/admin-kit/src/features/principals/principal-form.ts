import type { SelectOption } from '@doorway/ui'
import type { PrincipalContent, PrincipalDetail } from './principal-types'

/** The photo in the form; `url` has a key for a short time, or is of this browser. */
export interface FormPhoto {
  id: string
  url: string | undefined
}

/** What the form holds. Honours have one in each line. */
export interface PrincipalValues {
  name: string
  schoolId: SelectOption | null
  title: string
  summary: string
  photoFileId: FormPhoto | null
  honours: string
  resumeHtml: string
  ideasHtml: string
}

/** Names of the fields, as the server's refusals call them. */
export const principalFields = [
  'name',
  'schoolId',
  'title',
  'summary',
  'photoFileId',
  'honours',
  'resumeHtml',
  'ideasHtml',
] as const

/** How many honours there may be, and how long one. */
export const honourLimits = { count: 20, length: 100 } as const

/** What is written about a principal first. */
const emptyValues: PrincipalValues = {
  name: '',
  schoolId: null,
  title: '',
  summary: '',
  photoFileId: null,
  honours: '',
  resumeHtml: '',
  ideasHtml: '',
}

/** The entries of a field with one in each line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The form of a principal: what is written, else what was passed, else nothing. */
export function principalValues(principal: PrincipalDetail | null): PrincipalValues {
  const content = principal?.draft ?? principal?.live
  if (!principal || !content) return emptyValues
  const { name, schoolId, title, summary, photoFileId, honours, resumeHtml, ideasHtml } = content
  return {
    name,
    schoolId: { value: String(schoolId), label: principal.schoolName },
    title,
    summary,
    photoFileId: photoFileId === null ? null : { id: photoFileId, url: urlOf(principal, photoFileId) },
    honours: honours.join('\n'),
    resumeHtml,
    ideasHtml,
  }
}

/** The address of a photo of a profile; undefined for one that is of neither version. */
export const urlOf = ({ files }: PrincipalDetail, id: string): string | undefined =>
  files.find((file) => file.id === id)?.url

/** What is saved of the form. */
export function principalContent(values: PrincipalValues): PrincipalContent {
  return {
    name: values.name.trim(),
    schoolId: Number(values.schoolId?.value),
    title: values.title.trim(),
    summary: values.summary.trim(),
    photoFileId: values.photoFileId && values.photoFileId.id,
    honours: linesOf(values.honours),
    resumeHtml: values.resumeHtml,
    ideasHtml: values.ideasHtml,
  }
}
