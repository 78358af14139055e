import type { Schema } from '@doorway/api-client/types'

/** Someone next to the applicant. */
export interface MemberValues {
  role: 'coauthor' | 'instructor'
  name: string
  orgName: string
}

/** Values of the form: every choice as text, empty until it is made. */
export interface EntryValues {
  groupId: string
  gardeId: string
  courseId: string
  topic: string
  members: readonly MemberValues[]
  isAgreed: boolean
}

/** Values of a new form. */
export const emptyEntry: EntryValues = {
  groupId: '',
  gardeId: '',
  courseId: '',
  topic: '',
  members: [],
  isAgreed: false,
}

const KEY = 'doorway:entry-draft:'

const isValues = (value: unknown): value is EntryValues =>
  typeof value === 'object' && value !== null && 'groupId' in value && 'topic' in value && 'members' in value

/** The form of a stored entry. */
export const valuesOf = (entry: Schema<'Entry'>): EntryValues => ({
  groupId: String(entry.groupId),
  gardeId: entry.gardeId,
  courseId: entry.courseId,
  topic: entry.topic,
  members: entry.members,
  isAgreed: entry.state === 'submitted',
})

/** The half-filled form that this session has stored for a competition. */
export function readDraft(competitionId: number): EntryValues | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY + competitionId) ?? 'null')
    return isValues(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores the form for this session; undefined removes it. */
export function storeDraft(competitionId: number, values: EntryValues | undefined): void {
  try {
    if (values) sessionStorage.setItem(KEY + competitionId, JSON.stringify(values))
    else sessionStorage.removeItem(KEY + competitionId)
  } catch {
    // Private windows may refuse storage; the form then lasts as long as the page.
  }
}

/** Whether the server can store the form as a draft. */
export const isComplete = ({ groupId, gardeId, courseId, topic, members }: EntryValues): boolean =>
  [groupId, gardeId, courseId, topic.trim()].every((value) => value !== '') &&
  members.every(({ name, orgName }) => name.trim() !== '' && orgName.trim() !== '')

/** What the server stores of the form. */
export const writeOf = (
  competitionId: number,
  { groupId, gardeId, courseId, topic, members }: EntryValues,
  entry: Schema<'Entry'> | null,
): Schema<'EntryWrite'> => ({
  ...(entry && { id: entry.id, version: entry.version }),
  competitionId,
  groupId: Number(groupId),
  gardeId,
  courseId,
  topic: topic.trim(),
  members: members.map(({ role, name, orgName }) => ({ role, name: name.trim(), orgName: orgName.trim() })),
})
