import type { BehalfDraft } from './behalf-types'

type Member = BehalfDraft['members'][number]

/** Values of the form; choices are empty until they are made. */
export interface BehalfValues {
  competitionId: string
  person: { value: string; label: string } | null
  groupId: string
  gardeId: string
  courseId: string
  topic: string
  /** One person per line, as `name/organisation`. */
  coauthors: string
  instructors: string
  isAgreed: boolean
}

/** Values of a new form. */
export const emptyValues = (competitionId: string): BehalfValues => ({
  competitionId,
  person: null,
  groupId: '',
  gardeId: '',
  courseId: '',
  topic: '',
  coauthors: '',
  instructors: '',
  isAgreed: false,
})

/** Names of the fields as the server's refusals call them, and the form's own. */
export const behalfFields = [
  'competitionId',
  'person',
  'groupId',
  'gardeId',
  'courseId',
  'topic',
  'coauthors',
  'instructors',
  'isAgreed',
] as const

/** People of a text, one per line as `name/organisation`; undefined when a line cannot be read so. */
export function membersOf(text: string, role: Member['role']): Member[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const members = lines.flatMap((line): Member[] => {
    const [name = '', orgName = '', ...more] = line.split(/[/／]/).map((part) => part.trim())
    return name !== '' && orgName !== '' && more.length === 0 ? [{ role, name, orgName }] : []
  })
  return members.length === lines.length ? members : undefined
}

/** What the server stores of a complete form. */
export const draftOf = (values: BehalfValues, promiseVersion: string): BehalfDraft => ({
  competitionId: Number(values.competitionId),
  applicantId: Number(values.person?.value),
  groupId: Number(values.groupId),
  gardeId: values.gardeId,
  courseId: values.courseId,
  topic: values.topic.trim(),
  members: [...(membersOf(values.coauthors, 'coauthor') ?? []), ...(membersOf(values.instructors, 'instructor') ?? [])],
  promiseVersion,
})
