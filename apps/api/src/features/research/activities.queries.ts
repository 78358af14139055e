import { and, asc, desc, eq, gt, gte, lt, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { containsTerms } from '../../db/search-terms'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { activities, signups } from '../../db/tables/research'

const signedUp = sql<number>`(select count(*)::int from ${signups} where ${signups.activityId} = ${activities.id})`

const fields = {
  id: activities.id,
  name: activities.name,
  kind: activities.kind,
  gardeName: gardes.gardeName,
  courseName: subjects.courseName,
  startAt: activities.startAt,
  endAt: activities.endAt,
  place: activities.place,
  onlineUrl: activities.onlineUrl,
  capacity: activities.capacity,
  orgName: schools.name,
  summary: activities.summary,
  introHtml: activities.introHtml,
  publishAt: activities.publishAt,
  viewCount: activities.viewCount,
  creditHours: activities.creditHours,
  signedUp,
}

function selectActivities(db: Db, where: SQL | undefined) {
  return db
    .select(fields)
    .from(activities)
    .innerJoin(schools, eq(schools.id, activities.orgId))
    .leftJoin(gardes, eq(gardes.gardeId, activities.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, activities.courseId), eq(subjects.gardeId, activities.gardeId)))
    .where(where)
    .$dynamic()
}

/** An activity as the portal shows it. */
export type ActivityRecord = Awaited<ReturnType<typeof selectActivities>>[number]

/** What a list of activities is narrowed by. */
export interface ActivityFilter {
  keyword?: string
  gardeId?: string
  courseId?: string
  kind?: ActivityRecord['kind']
  /** Still to come or on now; or over. */
  when?: 'coming' | 'past'
  /** Going on in this range, the end excluded. */
  from?: Date
  until?: Date
}

const isPublished = (siteId: number, now: Date) =>
  and(eq(activities.siteId, siteId), eq(activities.state, 'published'), lte(activities.publishAt, now))

/** One page of activities: those to come by their beginning as in a calendar, past ones with the latest first. */
export async function pageActivities(
  db: Db,
  { siteId, filter, now }: { siteId: number; filter: ActivityFilter; now: Date },
  window: PageWindow,
) {
  const { keyword, gardeId, courseId, kind, when, from, until } = filter
  const where = and(
    isPublished(siteId, now),
    keyword ? containsTerms([activities.name, activities.summary], keyword) : undefined,
    gardeId ? eq(activities.gardeId, gardeId) : undefined,
    courseId ? eq(activities.courseId, courseId) : undefined,
    kind ? eq(activities.kind, kind) : undefined,
    when === 'coming' ? gt(activities.endAt, now) : undefined,
    when === 'past' ? lte(activities.endAt, now) : undefined,
    from ? gte(activities.endAt, from) : undefined,
    until ? lt(activities.startAt, until) : undefined,
  )
  const order = when === 'coming' || from ? asc(activities.startAt) : desc(activities.startAt)
  const [rows, counted] = await Promise.all([
    selectActivities(db, where).orderBy(order, asc(activities.id)).limit(window.limit).offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(activities)
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One activity. */
export async function findActivity(db: Db, siteId: number, id: number, now: Date): Promise<ActivityRecord | undefined> {
  const [row] = await selectActivities(db, and(isPublished(siteId, now), eq(activities.id, id)))
  return row
}
