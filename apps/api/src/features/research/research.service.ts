import type { Schema } from '@doorway/api-client/types'
import { escapeText } from '../../html/escape-text'
import { notFound } from '../../http/refusals'
import { presentAttachment, presentDetail } from '../content/content.presenter'
import { refuseItem } from '../content/content.service'
import { presentColumnPath } from '../portal-sites/portal-sites.presenter'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { columnsOf, type PortalCall, requireColumn } from '../portal-sites/portal-sites.service'
import { presentStageSubjects } from '../stages/stages.presenter'
import { listStages, listSubjects } from '../stages/stages.queries'
import { presentStudioCard } from '../studios/studios.presenter'
import { listResearchers, pageStudios } from '../studios/studios.queries'
import { findActivity, pageActivities } from './activities.queries'
import { activityFacts, presentActivityCard, presentResourceCard, resourceFacts } from './research.presenter'
import { findResource, isOffered, listResourceFiles, pageResources } from './resources.queries'
import { itemAt } from '../../required'

const RELATED_ROWS = 6
const HUB_ROWS = 6
const HUB_KINDS = ['micro', 'plan', 'slides', 'exercise', 'experiment', 'material'] as const
const firstRows = (limit: number) => ({ limit, offset: 0 })

/** One activity, and what else is coming. */
export async function readActivity(call: PortalCall, site: SiteRow, id: number): Promise<Schema<'ContentDetail'>> {
  const column = await requireColumn(call, site.id, 'teachResearch')
  const now = call.clock.now()
  const activity = await findActivity(call.db, site.id, id, now)
  if (!activity) return refuseItem(call, false)
  const coming = { siteId: site.id, filter: { when: 'coming' as const }, now }
  const [columns, others] = await Promise.all([
    columnsOf(call, site.id),
    pageActivities(call.db, coming, firstRows(RELATED_ROWS)),
  ])
  return presentDetail(presentActivityCard(activity, column, now), {
    bodyHtml: activity.introHtml,
    columnPath: presentColumnPath(columns, column.path),
    facts: activityFacts(activity, now),
    related: others.rows.filter((other) => other.id !== id).map((row) => presentActivityCard(row, column, now)),
  })
}

/** The column that decides who may see a resource: micro-lessons have their own. */
export const columnOfKind = (kind: string | undefined) => (kind === 'micro' ? 'microList' : 'subjectDetail')

/** One resource with its files. */
export async function readResource(call: PortalCall, site: SiteRow, id: number): Promise<Schema<'ContentDetail'>> {
  const { db, actor, clock } = call
  const offered = isOffered(actor, clock.now())
  const resource = await findResource(db, offered, id)
  if (!resource) return refuseItem(call, false)
  const column = await requireColumn(call, site.id, columnOfKind(resource.kind))
  const { gardeId, courseId } = resource
  const [columns, attachments, others] = await Promise.all([
    columnsOf(call, site.id),
    listResourceFiles(db, [id]),
    pageResources(db, offered, { gardeId, courseId }, firstRows(RELATED_ROWS)),
  ])
  return presentDetail(presentResourceCard(resource, column), {
    bodyHtml: `<p>${escapeText(resource.summary)}</p>`,
    columnPath: presentColumnPath(columns, column.path),
    facts: resourceFacts(resource),
    attachments: attachments.map(presentAttachment),
    related: others.rows.filter((other) => other.id !== id).map((row) => presentResourceCard(row, column)),
  })
}

/** Everything about one subject in one stage. */
export async function readSubjectHub(
  call: PortalCall,
  site: SiteRow,
  { gardeId, courseId }: { gardeId: string; courseId: string },
): Promise<Schema<'SubjectHub'>> {
  const column = await requireColumn(call, site.id, 'subjectDetail')
  const { db, actor, clock } = call
  const now = clock.now()
  const [stages, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  const stage = stages.find((each) => each.gardeId === gardeId)
  const subject = subjects.find((each) => each.gardeId === gardeId && each.courseId === courseId)
  if (!stage || !subject) throw notFound()
  const offered = isOffered(actor, now)
  const filter = { gardeId, courseId }
  const [researchers, studios, activities, ...kinds] = await Promise.all([
    listResearchers(db, gardeId, courseId),
    pageStudios(db, { ...filter, kind: 'studio' }, now, firstRows(HUB_ROWS)),
    pageActivities(db, { siteId: site.id, filter, now }, firstRows(HUB_ROWS)),
    ...HUB_KINDS.map((kind) => pageResources(db, offered, { ...filter, kind }, firstRows(HUB_ROWS))),
  ])
  const sections = [
    { kind: 'studio', total: studios.total, rows: studios.rows.map((row) => presentStudioCard(row, column)) },
    ...HUB_KINDS.map((kind, index) => {
      const { total, rows } = itemAt(kinds, index)
      return { kind, total, rows: rows.map((row) => presentResourceCard(row, column)) }
    }),
    {
      kind: 'activity',
      total: activities.total,
      rows: activities.rows.map((row) => presentActivityCard(row, column, now)),
    },
  ]
  return {
    gardeId,
    gardeName: stage.gardeName,
    courseId,
    courseName: subject.courseName,
    subjects: presentStageSubjects(stages, subjects),
    researchers: researchers.map(({ name, title, unit, intro }) => ({ name, title, unit, intro })),
    sections: sections.filter(({ rows }) => rows.length > 0),
  }
}
