import { activityKinds, type Activity, type ActivityDraft } from './activity-types'

/** What the form holds: text, as it is typed. */
export interface ActivityValues {
  name: string
  kind: string
  gardeId: string
  courseId: string
  /** As a `datetime-local` input holds it. */
  startAt: string
  endAt: string
  place: string
  onlineUrl: string
  capacity: string
  creditHours: string
  summary: string
  introHtml: string
}

/** Names of the fields, as the server's refusals call them; in the order of the form. */
export const activityFields = [
  'name',
  'kind',
  'gardeId',
  'courseId',
  'startAt',
  'endAt',
  'place',
  'onlineUrl',
  'capacity',
  'creditHours',
  'summary',
  'introHtml',
] as const

/** Text of an input without a value. */
const EMPTY = ''
/** Characters of `yyyy-MM-dd HH:mm`: an activity begins at a minute. */
const MINUTES = 16

const timeInput = (time: string) => time.slice(0, MINUTES).replace(' ', 'T')
const timeOf = (input: string) => (input === EMPTY ? EMPTY : `${input.slice(0, MINUTES).replace('T', ' ')}:00`)
const textOf = (value: number | string | null) => (value === null ? EMPTY : String(value))

/** The form of an activity; empty for a new one. */
export function activityValues(activity: Activity | null): ActivityValues {
  if (!activity) {
    const texts = { name: EMPTY, gardeId: EMPTY, courseId: EMPTY, place: EMPTY, onlineUrl: EMPTY, summary: EMPTY }
    const numbers = { capacity: EMPTY, creditHours: EMPTY }
    return { ...texts, ...numbers, kind: activityKinds[0], startAt: EMPTY, endAt: EMPTY, introHtml: EMPTY }
  }
  const { name, kind, gardeId, courseId, startAt, endAt, place, onlineUrl, capacity, creditHours } = activity
  return {
    name,
    kind,
    gardeId: textOf(gardeId),
    courseId: textOf(courseId),
    startAt: timeInput(startAt),
    endAt: timeInput(endAt),
    place,
    onlineUrl: textOf(onlineUrl),
    capacity: textOf(capacity),
    creditHours: textOf(creditHours),
    summary: activity.summary,
    introHtml: activity.introHtml,
  }
}

const filled = (text: string): string | null => {
  const trimmed = text.trim()
  return trimmed === EMPTY ? null : trimmed
}
const numberOf = (text: string): number | null => (filled(text) === null ? null : Number(text))

/** What is saved of the form. The server says what it needs. */
export function activityDraft(values: ActivityValues, activity: Activity | null, version?: number): ActivityDraft {
  const { name, place, summary, introHtml } = values
  return {
    ...(activity && { id: activity.id, ...(version !== undefined && { version }) }),
    name: name.trim(),
    kind: activityKinds.find((each) => each === values.kind) ?? activityKinds[0],
    gardeId: filled(values.gardeId),
    courseId: filled(values.courseId),
    startAt: timeOf(values.startAt),
    endAt: timeOf(values.endAt),
    place: place.trim(),
    onlineUrl: filled(values.onlineUrl),
    capacity: numberOf(values.capacity),
    summary: summary.trim(),
    introHtml,
    creditHours: numberOf(values.creditHours),
  }
}
