import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { resourceFiles, resourceReports, resourceReviews, resources } from '../../db/tables/research'
import { users } from '../../db/tables/users'
import type { DataScope } from '../../security/scope'
import { positionInScope } from '../../security/scope'
import { isRangeInScope } from './resource-scope.queries'

const owner = alias(users, 'owner')

const fileCount = sql<number>`(select count(*)::int from ${resourceFiles} where ${resourceFiles.resourceId} = ${resources.id})`
const openReports = sql<number>`(select count(*)::int from ${resourceReports}
  where ${resourceReports.resourceId} = ${resources.id} and ${resourceReports.state} = 'open')`

const fields = {
  id: resources.id,
  title: resources.title,
  kind: resources.kind,
  state: resources.state,
  range: resources.range,
  copyright: resources.copyright,
  gardeId: resources.gardeId,
  gardeName: gardes.gardeName,
  courseId: resources.courseId,
  courseName: subjects.courseName,
  gradeName: resources.gradeName,
  textbook: resources.textbook,
  chapter: resources.chapter,
  summary: resources.summary,
  author: resources.author,
  ownerId: resources.ownerId,
  ownerName: owner.name,
  orgName: schools.name,
  position: schools.lft,
  quality: resources.quality,
  createdAt: resources.createdAt,
  updatedAt: resources.updatedAt,
  publishAt: resources.publishAt,
  viewCount: resources.viewCount,
  version: resources.version,
  fileCount,
  openReports,
}

const isThere = and(isNull(resources.deletedAt), ne(resources.state, 'draft'))

function selectManaged(db: Db, where: SQL | undefined, reviewed: DataScope) {
  return db
    .select({ ...fields, isRangeInScope: sql<boolean>`${isRangeInScope(reviewed)}` })
    .from(resources)
    .innerJoin(schools, eq(schools.id, resources.orgId))
    .innerJoin(areas, eq(areas.areaCode, resources.areaCode))
    .innerJoin(owner, eq(owner.id, resources.ownerId))
    .leftJoin(gardes, eq(gardes.gardeId, resources.gardeId))
    .leftJoin(subjects, and(eq(subjects.courseId, resources.courseId), eq(subjects.gardeId, resources.gardeId)))
    .where(and(isThere, where))
    .$dynamic()
}

/** A resource for those who manage it, and whether its range is in a scope; drafts belong to their owners alone. */
export type ManagedResource = Awaited<ReturnType<typeof selectManaged>>[number]

/** What the list is narrowed by, and who reviews. */
export interface ManagedFilter {
  /** What the caller may see. */
  scope: DataScope
  /** What the caller may decide about. */
  reviewed: DataScope
  conditions: Schema<'ManagedResourceConditions'>
  /** Set: only what this person may decide about now. */
  reviewerId?: number
}

function matching({ scope, reviewed, conditions, reviewerId }: ManagedFilter): SQL | undefined {
  const { kind, gardeId, courseId, orgId, keyword } = conditions
  const text = keyword?.trim()
  return and(
    positionInScope(scope, schools.lft),
    kind ? eq(resources.kind, kind) : undefined,
    gardeId ? eq(resources.gardeId, gardeId) : undefined,
    courseId ? eq(resources.courseId, courseId) : undefined,
    orgId
      ? sql`${schools.lft} between (select lft from school where id = ${orgId}) and (select rgt from school where id = ${orgId})`
      : undefined,
    text ? sql`(${contains(resources.title, text)} or ${contains(owner.name, text)})` : undefined,
    reviewerId === undefined
      ? undefined
      : and(eq(resources.state, 'pending'), ne(resources.ownerId, reviewerId), isRangeInScope(reviewed)),
  )
}

/** One page of a state: those that wait, the longest waiting first; others the last changed first. */
export function pageManaged(
  db: Db,
  filter: ManagedFilter,
  { state, limit, offset }: PageWindow & { state: ManagedResource['state'] },
): Promise<ManagedResource[]> {
  const changedAt = sql`coalesce(${resources.updatedAt}, ${resources.createdAt})`
  return selectManaged(db, and(eq(resources.state, state), matching(filter)), filter.reviewed)
    .orderBy(state === 'pending' ? asc(changedAt) : desc(changedAt), desc(resources.id))
    .limit(limit)
    .offset(offset)
}

/** How many resources each state has. */
export async function countStates(db: Db, filter: ManagedFilter) {
  const inState = (state: ManagedResource['state']) =>
    sql<number>`count(*) filter (where ${resources.state} = ${state})::int`
  return onlyRow(
    await db
      .select({
        pending: inState('pending'),
        published: inState('on_shelf'),
        returned: inState('returned'),
        withdrawn: inState('off_shelf'),
      })
      .from(resources)
      .innerJoin(schools, eq(schools.id, resources.orgId))
      .innerJoin(areas, eq(areas.areaCode, resources.areaCode))
      .innerJoin(owner, eq(owner.id, resources.ownerId))
      .where(and(isThere, matching(filter))),
  )
}

/** One resource that is no draft, wherever it is; `reviewed` is what the caller may decide about. */
export async function findManaged(db: Db, id: number, reviewed: DataScope): Promise<ManagedResource | undefined> {
  const [row] = await selectManaged(db, eq(resources.id, id), reviewed)
  return row
}

/** Waits until no other transaction changes the resource. */
export async function lockResource(tx: Db, id: number): Promise<void> {
  await tx.select({ id: resources.id }).from(resources).where(eq(resources.id, id)).for('update')
}

/** Changes a resource and increments its version. */
export async function changeResource(
  tx: Db,
  id: number,
  change: Partial<typeof resources.$inferInsert>,
): Promise<void> {
  await tx
    .update(resources)
    .set({ ...change, version: sql`${resources.version} + 1` })
    .where(eq(resources.id, id))
}

/** Adds a decision. */
export async function insertReview(tx: Db, review: typeof resourceReviews.$inferInsert): Promise<void> {
  await tx.insert(resourceReviews).values(review)
}

const MAX_REVIEWS = 100

/** Decisions about a resource, the newest first. */
export function listReviews(db: Db, resourceId: number) {
  return db
    .select({
      decision: resourceReviews.decision,
      reason: resourceReviews.reason,
      at: resourceReviews.at,
      reviewerName: users.name,
    })
    .from(resourceReviews)
    .innerJoin(users, eq(users.id, resourceReviews.reviewerId))
    .where(eq(resourceReviews.resourceId, resourceId))
    .orderBy(desc(resourceReviews.id))
    .limit(MAX_REVIEWS)
}

/** How many reports are open in a scope. */
export async function countOpenReports(db: Db, scope: DataScope): Promise<number> {
  const counted = await db
    .select({ n: count() })
    .from(resourceReports)
    .innerJoin(resources, eq(resources.id, resourceReports.resourceId))
    .innerJoin(schools, eq(schools.id, resources.orgId))
    .innerJoin(areas, eq(areas.areaCode, resources.areaCode))
    .where(and(eq(resourceReports.state, 'open'), isThere, isRangeInScope(scope)))
  return onlyRow(counted).n
}
