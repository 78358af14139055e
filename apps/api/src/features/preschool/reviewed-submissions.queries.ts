import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { schools } from '../../db/tables/organizations'
import { consents, preschoolReviews, preschoolSubmissions, submissionFiles } from '../../db/tables/preschool'
import { guardians, users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'
import { isReviewedIn } from '../school-profiles/managed-profiles.queries'

const author = alias(users, 'author')
const child = alias(users, 'child')
const guardian = alias(users, 'guardian_person')

/** In force: given for the child that is shown, by a person who still is its guardian, and not withdrawn. */
const isInForce = sql<boolean>`coalesce(${consents.withdrawnAt} is null and ${consents.scope} = 'image_publicity'
  and ${consents.subjectId} = ${preschoolSubmissions.childId} and exists (select 1 from ${guardians}
    where ${guardians.parentUserId} = ${consents.guardianId} and ${guardians.studentUserId} = ${consents.subjectId}),
  false)`

const fields = {
  id: preschoolSubmissions.id,
  kind: preschoolSubmissions.kind,
  title: preschoolSubmissions.title,
  workKind: preschoolSubmissions.workKind,
  field: preschoolSubmissions.field,
  ageClass: preschoolSubmissions.ageClass,
  content: preschoolSubmissions.content,
  showsChild: preschoolSubmissions.showsChild,
  childId: preschoolSubmissions.childId,
  state: preschoolSubmissions.state,
  submittedAt: preschoolSubmissions.submittedAt,
  publishAt: preschoolSubmissions.publishAt,
  articleId: preschoolSubmissions.articleId,
  authorId: preschoolSubmissions.authorId,
  authorName: author.name,
  orgId: preschoolSubmissions.orgId,
  orgName: schools.name,
  areaCode: schools.areaCode,
  position: schools.lft,
  version: preschoolSubmissions.version,
  consentId: preschoolSubmissions.consentId,
  isInForce,
  textCode: consents.textCode,
  textVersion: consents.textVersion,
  channel: consents.channel,
  givenAt: consents.givenAt,
  withdrawnAt: consents.withdrawnAt,
  childName: child.name,
  guardianName: guardian.name,
  pictureCount: sql<number>`(select count(*)::int from ${submissionFiles}
    where ${submissionFiles.submissionId} = ${preschoolSubmissions.id})`,
}

function selectReviewed(db: Db, where: SQL | undefined, reviewed: DataScope) {
  return db
    .select({ ...fields, isBelowReviewer: sql<boolean>`${isReviewedIn(reviewed)}` })
    .from(preschoolSubmissions)
    .innerJoin(author, eq(author.id, preschoolSubmissions.authorId))
    .leftJoin(schools, eq(schools.id, preschoolSubmissions.orgId))
    .leftJoin(consents, eq(consents.id, preschoolSubmissions.consentId))
    .leftJoin(child, eq(child.id, consents.subjectId))
    .leftJoin(guardian, eq(guardian.id, consents.guardianId))
    .where(where)
    .$dynamic()
}

/** A submission as those who review it read it. */
export type ReviewedSubmission = Awaited<ReturnType<typeof selectReviewed>>[number]

/** What a caller may see: works that they review, and works of kindergartens that they write for. */
export interface SubmissionReach {
  reviewed: DataScope
  edited: DataScope
}

function isWithin({ reviewed, edited }: SubmissionReach): SQL | undefined {
  return or(
    and(ne(preschoolSubmissions.state, 'draft'), positionInScope(reviewed, schools.lft)),
    and(eq(preschoolSubmissions.kind, 'garden'), positionInScope(edited, schools.lft)),
  )
}

/** One page of submissions: those that wait first, the longest waiting before the others; then the newest. */
export async function pageReviewed(
  db: Db,
  reach: SubmissionReach,
  { kind, state, keyword }: Schema<'SubmissionConditions'>,
  window: PageWindow,
) {
  const part = keyword?.trim()
  const where = and(
    isWithin(reach),
    kind && eq(preschoolSubmissions.kind, kind),
    state && eq(preschoolSubmissions.state, state),
    part ? contains(preschoolSubmissions.title, part) : undefined,
  )
  const waits = sql`case when ${preschoolSubmissions.state} = 'pending' then ${preschoolSubmissions.submittedAt} end`
  const [rows, counted] = await Promise.all([
    selectReviewed(db, where, reach.reviewed)
      .orderBy(sql`${waits} asc nulls last`, desc(preschoolSubmissions.id))
      .limit(window.limit)
      .offset(window.offset),
    db
      .select({ n: count() })
      .from(preschoolSubmissions)
      .leftJoin(schools, eq(schools.id, preschoolSubmissions.orgId))
      .where(where),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One submission within reach. */
export async function findReviewed(
  db: Db,
  reach: SubmissionReach,
  id: number,
): Promise<ReviewedSubmission | undefined> {
  const [row] = await selectReviewed(db, and(isWithin(reach), eq(preschoolSubmissions.id, id)), reach.reviewed)
  return row
}

/** Waits until no other transaction changes the submission. */
export async function lockSubmission(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: preschoolSubmissions.id })
    .from(preschoolSubmissions)
    .where(eq(preschoolSubmissions.id, id))
    .for('update')
}

/** Changes a submission and increments its version. */
export async function changeSubmission(
  tx: Db,
  id: number,
  change: Partial<typeof preschoolSubmissions.$inferInsert>,
): Promise<void> {
  await tx
    .update(preschoolSubmissions)
    .set({ ...change, version: sql`${preschoolSubmissions.version} + 1` })
    .where(eq(preschoolSubmissions.id, id))
}

/** Adds a decision. */
export async function insertReview(tx: Db, review: typeof preschoolReviews.$inferInsert): Promise<void> {
  await tx.insert(preschoolReviews).values(review)
}

const MAX_REVIEWS = 100

/** Decisions about a submission, the newest first. */
export function listReviews(db: Db, submissionId: number) {
  return db
    .select({
      decision: preschoolReviews.decision,
      reason: preschoolReviews.reason,
      reviewerName: users.name,
      at: preschoolReviews.at,
    })
    .from(preschoolReviews)
    .innerJoin(users, eq(users.id, preschoolReviews.reviewerId))
    .where(eq(preschoolReviews.submissionId, submissionId))
    .orderBy(desc(preschoolReviews.id))
    .limit(MAX_REVIEWS)
}

/** The reasons of the newest returns, by submission. */
export async function listReturnReasons(db: Db, ids: readonly number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: preschoolReviews.submissionId, reason: preschoolReviews.reason })
    .from(preschoolReviews)
    .where(and(inArray(preschoolReviews.submissionId, [...ids]), eq(preschoolReviews.decision, 'return')))
    .orderBy(asc(preschoolReviews.id))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
