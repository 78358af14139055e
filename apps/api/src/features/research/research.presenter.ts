import type { Schema } from '@doorway/api-client/types'
import { siteTime } from '../../clock'
import { schemeOf } from '../../html/scheme-of'
import { type Fact, factsOf, presentCard } from '../content/content.presenter'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import type { ActivityRecord } from './activities.queries'
import { phaseOf } from './activity-phase'
import type { ResourceRecord } from './resources.queries'

const SECONDS = 60
type ColumnName = Pick<ColumnRow, 'code' | 'name'>

/** An activity in a list. */
export function presentActivityCard(activity: ActivityRecord, column: ColumnName, now: Date): Schema<'ArticleRow'> {
  return presentCard({
    type: 'activity',
    id: activity.id,
    title: activity.name,
    summary: activity.summary,
    columnCode: column.code,
    columnName: column.name,
    publishAt: activity.publishAt,
    viewCount: activity.viewCount,
    coverFileId: null,
    facts: factsOf({
      phase: phaseOf(activity, activity.signedUp, now),
      activityKind: activity.kind,
      startAt: siteTime(activity.startAt).slice(0, 16),
      endAt: siteTime(activity.endAt).slice(0, 16),
      place: activity.place,
      subject: [activity.gardeName, activity.courseName].filter(Boolean).join(' '),
      credit: activity.creditHours,
      organiser: activity.orgName,
      seats: activity.capacity === null ? null : `${activity.signedUp} / ${activity.capacity}`,
    }),
  })
}

const WEB: readonly (string | undefined)[] = ['http', 'https']

/** An address that a page may link: one of the web. */
const webAddress = (address: string | null) => (address !== null && WEB.includes(schemeOf(address)) ? address : null)

/** Facts of an activity's page. */
export function activityFacts(activity: ActivityRecord, now: Date): Fact[] {
  const { facts } = presentActivityCard(activity, { code: '', name: '' }, now)
  return [...facts, ...factsOf({ online: webAddress(activity.onlineUrl) })]
}

function duration(seconds: number | null): string | null {
  if (seconds === null) return null
  return `${Math.floor(seconds / SECONDS)}:${String(seconds % SECONDS).padStart(2, '0')}`
}

/** A resource in a list. */
export function presentResourceCard(resource: ResourceRecord, column: ColumnName): Schema<'ArticleRow'> {
  return presentCard({
    type: 'resource',
    id: resource.id,
    title: resource.title,
    summary: resource.summary,
    columnCode: column.code,
    columnName: column.name,
    publishAt: resource.publishAt,
    viewCount: resource.viewCount,
    coverFileId: resource.coverFileId,
    attachmentCount: resource.fileCount,
    facts: [
      ...factsOf({
        resourceKind: resource.kind,
        award: resource.award,
        length: duration(resource.durationS),
        subject: [resource.gardeName, resource.courseName].filter(Boolean).join(' '),
        grade: resource.gradeName,
        school: resource.orgName,
      }),
      ...resource.tags.map((value) => ({ key: 'label', value })),
    ],
  })
}

/** Facts of a resource's page. */
export function resourceFacts(resource: ResourceRecord): Fact[] {
  const { facts } = presentResourceCard(resource, { code: '', name: '' })
  return [
    ...facts,
    ...factsOf({
      sharedBy: resource.author ?? resource.ownerName,
      textbook: [resource.textbook, resource.chapter].filter(Boolean).join(' · '),
      copyright: resource.copyright,
    }),
  ]
}
