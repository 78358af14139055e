import type { Schema } from '@doorway/api-client/types'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { areas } from '../../db/tables/areas'
import { schools } from '../../db/tables/organizations'
import { schoolProfileDrafts, schoolProfileReviews } from '../../db/tables/profile-drafts'
import { schoolProfiles } from '../../db/tables/profiles'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const bureau = alias(schools, 'bureau')
const submitter = alias(users, 'submitter')

/** Types of organizations: bureaus administer, schools teach. */
const ADMINISTRATION = '1'
const SCHOOL = '2'

/**
 * Whether a bureau above the school of the query is in a scope: schools do not review one another, nor themselves.
 */
export function isReviewedIn(scope: DataScope): SQL {
  if (scope.isAll) return sql`true`
  const inScope = positionInScope(scope, bureau.lft)
  return sql`exists (select 1 from ${schools} ${bureau} where ${bureau.type} = ${ADMINISTRATION}
    and ${bureau.deletedAt} is null and ${bureau.lft} < ${schools.lft} and ${bureau.rgt} >= ${schools.rgt} and ${inScope})`
}

const state = sql<Schema<'SchoolProfileState'>>`coalesce(${schoolProfileDrafts.state}, 'none')`
const isPublic = sql<boolean>`coalesce(${schoolProfiles.state} = 'published', false)`

const fields = {
  schoolId: schools.id,
  schoolName: schools.name,
  position: schools.lft,
  areaName: areas.name,
  state,
  isPublic,
  changedAt: schoolProfileDrafts.changedAt,
  submittedAt: schoolProfileDrafts.submittedAt,
  submittedBy: schoolProfileDrafts.submittedBy,
  submitterName: submitter.name,
  editedBy: schoolProfileDrafts.editedBy,
  publishAt: schoolProfiles.publishAt,
  content: schoolProfileDrafts.content,
  version: sql<number>`coalesce(${schoolProfileDrafts.version}, 0)`,
}

function selectManaged(db: Db, where: SQL | undefined, reviewed: DataScope) {
  return db
    .select({ ...fields, isReviewed: sql<boolean>`${isReviewedIn(reviewed)}` })
    .from(schools)
    .leftJoin(areas, eq(areas.areaCode, schools.areaCode))
    .leftJoin(schoolProfileDrafts, eq(schoolProfileDrafts.schoolId, schools.id))
    .leftJoin(schoolProfiles, eq(schoolProfiles.schoolId, schools.id))
    .leftJoin(submitter, eq(submitter.id, schoolProfileDrafts.submittedBy))
    .where(and(eq(schools.type, SCHOOL), isNull(schools.deletedAt), where))
    .$dynamic()
}

/** A school with the state of what it presents, and whether a scope reviews it. */
export type ManagedProfile = Awaited<ReturnType<typeof selectManaged>>[number]

/** What the list is narrowed by, and who reviews. */
export interface ProfileFilter {
  /** What the caller may see. */
  scope: DataScope
  /** What the caller may decide about. */
  reviewed: DataScope
  conditions: Schema<'SchoolProfileConditions'>
}

const conditionOf: Record<NonNullable<Schema<'SchoolProfileConditions'>['state']>, SQL> = {
  pending: sql`${schoolProfileDrafts.state} = 'pending'`,
  open: sql`${schoolProfileDrafts.state} in ('draft', 'returned')`,
  public: sql`${schoolProfiles.state} = 'published'`,
  absent: sql`${schoolProfiles.state} is distinct from 'published'`,
}

/** One page of schools: those that wait first, the longest waiting before the others; then the last changed. */
export async function pageManaged(db: Db, { scope, reviewed, conditions }: ProfileFilter, window: PageWindow) {
  const keyword = conditions.keyword?.trim()
  const where = and(
    positionInScope(scope, schools.lft),
    conditions.state && conditionOf[conditions.state],
    keyword ? contains(schools.name, keyword) : undefined,
  )
  const waits = sql`case when ${schoolProfileDrafts.state} = 'pending' then ${schoolProfileDrafts.submittedAt} end`
  const [rows, counted] = await Promise.all([
    selectManaged(db, where, reviewed)
      .orderBy(
        sql`${waits} asc nulls last`,
        sql`coalesce(${schoolProfileDrafts.changedAt}, ${schoolProfiles.publishAt}) desc nulls last`,
        schools.id,
      )
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: sql<number>`count(*)::int` })
      .from(schools)
      .leftJoin(schoolProfileDrafts, eq(schoolProfileDrafts.schoolId, schools.id))
      .leftJoin(schoolProfiles, eq(schoolProfiles.schoolId, schools.id))
      .where(and(eq(schools.type, SCHOOL), isNull(schools.deletedAt), where)),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One school, wherever it is. */
export async function findManaged(db: Db, schoolId: number, reviewed: DataScope): Promise<ManagedProfile | undefined> {
  const [row] = await selectManaged(db, eq(schools.id, schoolId), reviewed)
  return row
}

/** Waits until no other transaction writes what the school presents. */
export async function lockSchool(tx: Db, schoolId: number): Promise<void> {
  await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('update')
}

/** Adds a decision. */
export async function insertReview(tx: Db, review: typeof schoolProfileReviews.$inferInsert): Promise<void> {
  await tx.insert(schoolProfileReviews).values(review)
}

const MAX_REVIEWS = 100

/** Decisions about a school, the newest first. */
export function listReviews(db: Db, schoolId: number) {
  return db
    .select({
      decision: schoolProfileReviews.decision,
      reason: schoolProfileReviews.reason,
      at: schoolProfileReviews.at,
      reviewerName: users.name,
    })
    .from(schoolProfileReviews)
    .innerJoin(users, eq(users.id, schoolProfileReviews.reviewerId))
    .where(eq(schoolProfileReviews.schoolId, schoolId))
    .orderBy(desc(schoolProfileReviews.id))
    .limit(MAX_REVIEWS)
}
