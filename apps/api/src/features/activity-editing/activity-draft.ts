import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime } from '../../clock'
import type { Db } from '../../db/database'
import { safeHtml } from '../../html/safe-html'
import { type FieldFault, invalidFields } from '../../http/refusals'
import { findSubject, hasStage } from '../stages/stages.queries'

type Draft = Schema<'ActivityDraft'>

const isAddress = (url: string) => URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
const isBlank = (text: string) => text.trim() === ''

function textFaults({ name, place, summary, onlineUrl }: Draft): FieldFault[] {
  return [
    ...(isBlank(name) ? [{ field: 'name', key: 'activityEditing.nameRequired' } as const] : []),
    ...(isBlank(place) ? [{ field: 'place', key: 'activityEditing.placeRequired' } as const] : []),
    ...(isBlank(summary) ? [{ field: 'summary', key: 'activityEditing.summaryRequired' } as const] : []),
    ...(onlineUrl && !isAddress(onlineUrl) ? [{ field: 'onlineUrl', key: 'activityEditing.urlFormat' } as const] : []),
  ]
}

async function subjectFaults(db: Db, { gardeId, courseId }: Draft): Promise<FieldFault[]> {
  if (gardeId && !(await hasStage(db, gardeId))) return [{ field: 'gardeId', key: 'activityEditing.stageUnknown' }]
  if (!courseId) return []
  const isKnown = gardeId && (await findSubject(db, gardeId, courseId))
  return isKnown ? [] : [{ field: 'courseId', key: 'activityEditing.subjectUnknown' }]
}

/** Columns that a draft is stored in; throws the faults of all its fields together. */
export async function columnsOfDraft(db: Db, draft: Draft, taken: number) {
  const startAt = parseSiteTime(draft.startAt)
  const endAt = parseSiteTime(draft.endAt)
  const { capacity = null } = draft
  const faults: FieldFault[] = [
    ...textFaults(draft),
    ...(await subjectFaults(db, draft)),
    ...(startAt ? [] : [{ field: 'startAt', key: 'activityEditing.timeFormat' } as const]),
    ...(endAt ? [] : [{ field: 'endAt', key: 'activityEditing.timeFormat' } as const]),
    ...(startAt && endAt && endAt <= startAt
      ? [{ field: 'endAt', key: 'activityEditing.endBeforeStart' } as const]
      : []),
    ...(capacity !== null && capacity < taken
      ? [{ field: 'capacity', key: 'activityEditing.capacityTaken', gaps: { taken } } as const]
      : []),
  ]
  const [first, ...rest] = faults
  if (first) throw invalidFields([first, ...rest])
  if (!startAt || !endAt) throw new Error('Times were checked above.')
  const { name, kind, place, summary, gardeId, courseId, onlineUrl, introHtml, creditHours } = draft
  return {
    name: name.trim(),
    kind,
    gardeId: gardeId || null,
    courseId: courseId || null,
    startAt,
    endAt,
    place: place.trim(),
    onlineUrl: onlineUrl || null,
    capacity,
    summary: summary.trim(),
    introHtml: safeHtml(introHtml),
    creditHours: creditHours ?? null,
  }
}

/** Columns of an activity as its organisers write them. */
export type ActivityColumns = Awaited<ReturnType<typeof columnsOfDraft>>
