import type { Schema } from '@doorway/api-client/types'
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { schools } from '../../db/tables/organizations'
import { principalDrafts, principalReviews } from '../../db/tables/profile-drafts'
import { principalProfiles } from '../../db/tables/profiles'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'
import { isReviewedIn } from '../school-profiles/managed-profiles.queries'

const submitter = alias(users, 'submitter')
const publicSchool = alias(schools, 'public_school')

const SCHOOL = '2'

const isPublic = sql<boolean>`${principalProfiles.state} = 'published'`
const state = sql<Schema<'PrincipalState'>>`case
  when ${principalDrafts.state} = 'published' and ${principalProfiles.state} <> 'published' then 'offline'
  else ${principalDrafts.state} end`

const fields = {
  id: principalProfiles.id,
  schoolId: principalDrafts.schoolId,
  schoolName: schools.name,
  position: schools.lft,
  publicPosition: publicSchool.lft,
  publicSchoolName: publicSchool.name,
  profile: principalProfiles,
  content: principalDrafts.content,
  photoFileId: principalDrafts.photoFileId,
  state,
  isPublic,
  changedAt: principalDrafts.changedAt,
  submittedAt: principalDrafts.submittedAt,
  submittedBy: principalDrafts.submittedBy,
  submitterName: submitter.name,
  editedBy: principalDrafts.editedBy,
  version: principalDrafts.version,
}

function selectManaged(db: Db, where: SQL | undefined, reviewed: DataScope) {
  return db
    .select({ ...fields, isReviewed: sql<boolean>`${isReviewedIn(reviewed)}` })
    .from(principalProfiles)
    .innerJoin(principalDrafts, eq(principalDrafts.principalId, principalProfiles.id))
    .innerJoin(schools, eq(schools.id, principalDrafts.schoolId))
    .innerJoin(publicSchool, eq(publicSchool.id, principalProfiles.schoolId))
    .leftJoin(submitter, eq(submitter.id, principalDrafts.submittedBy))
    .where(where)
    .$dynamic()
}

/** A principal with the stored profile, its draft, and whether a scope reviews the school. */
export type ManagedPrincipal = Awaited<ReturnType<typeof selectManaged>>[number]

/** What the list is narrowed by, and who reviews. */
export interface PrincipalFilter {
  /** What the caller may see. */
  scope: DataScope
  /** What the caller may decide about. */
  reviewed: DataScope
  conditions: Schema<'PrincipalConditions'>
}

/** One page of principals: those that wait first, the longest waiting before the others; then the last changed. */
export async function pageManaged(db: Db, { scope, reviewed, conditions }: PrincipalFilter, window: PageWindow) {
  const keyword = conditions.keyword?.trim()
  const where = and(
    positionInScope(scope, schools.lft),
    positionInScope(scope, publicSchool.lft),
    conditions.state && sql`${state} = ${conditions.state}`,
    conditions.schoolId === undefined ? undefined : eq(principalDrafts.schoolId, conditions.schoolId),
    keyword ? contains(sql`${principalDrafts.content}->>'name'`, keyword) : undefined,
  )
  const waits = sql`case when ${principalDrafts.state} = 'pending' then ${principalDrafts.submittedAt} end`
  const matching = selectManaged(db, where, reviewed).as('matching')
  const [rows, counted] = await Promise.all([
    selectManaged(db, where, reviewed)
      .orderBy(sql`${waits} asc nulls last`, desc(principalDrafts.changedAt), principalProfiles.id)
      .limit(window.limit)
      .offset(window.offset),
    db.select({ n: sql<number>`count(*)::int` }).from(matching),
  ])
  return { rows, total: onlyRow(counted).n }
}

/** One principal, wherever the school is. */
export async function findManaged(db: Db, id: number, reviewed: DataScope): Promise<ManagedPrincipal | undefined> {
  const [row] = await selectManaged(db, eq(principalProfiles.id, id), reviewed)
  return row
}

/** The position of a school that a principal may lead; undefined for bureaus and schools that are gone. */
export async function findSchoolPosition(db: Db, schoolId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ position: schools.lft })
    .from(schools)
    .where(and(eq(schools.id, schoolId), eq(schools.type, SCHOOL), isNull(schools.deletedAt)))
  return row?.position ?? undefined
}

/** Waits until no other transaction writes the profile. */
export async function lockPrincipal(tx: Db, id: number): Promise<void> {
  await tx
    .select({ id: principalProfiles.id })
    .from(principalProfiles)
    .where(eq(principalProfiles.id, id))
    .for('update')
}

/** Columns of a profile that its draft has too. */
export type ProfileColumns = Omit<
  typeof principalProfiles.$inferInsert,
  'id' | 'state' | 'publishAt' | 'viewCount' | 'version'
>

/** Begins a profile that is not on the portal. */
export async function insertProfile(tx: Db, columns: ProfileColumns): Promise<number> {
  const rows = await tx
    .insert(principalProfiles)
    .values({ ...columns, state: 'draft' })
    .returning({ id: principalProfiles.id })
  return onlyRow(rows).id
}

/** Changes a stored profile and increments its version. */
export async function changeProfile(
  tx: Db,
  id: number,
  change: Partial<typeof principalProfiles.$inferInsert>,
): Promise<void> {
  await tx
    .update(principalProfiles)
    .set({ ...change, version: sql`${principalProfiles.version} + 1` })
    .where(eq(principalProfiles.id, id))
}

/** Deletes a profile with its draft and decisions. */
export async function deleteProfile(tx: Db, id: number): Promise<void> {
  await tx.delete(principalProfiles).where(eq(principalProfiles.id, id))
}

/** Begins the draft of a new profile. */
export async function insertDraft(tx: Db, draft: Omit<typeof principalDrafts.$inferInsert, 'version'>): Promise<void> {
  await tx.insert(principalDrafts).values({ ...draft, version: 1 })
}

/** Changes a draft and increments its version. */
export async function changeDraft(
  tx: Db,
  id: number,
  change: Omit<Partial<typeof principalDrafts.$inferInsert>, 'principalId' | 'version'>,
): Promise<void> {
  await tx
    .update(principalDrafts)
    .set({ ...change, version: sql`${principalDrafts.version} + 1` })
    .where(eq(principalDrafts.principalId, id))
}

/** Adds a decision. */
export async function insertReview(tx: Db, review: typeof principalReviews.$inferInsert): Promise<void> {
  await tx.insert(principalReviews).values(review)
}

const MAX_REVIEWS = 100

/** Decisions about a profile, the newest first. */
export function listReviews(db: Db, principalId: number) {
  return db
    .select({
      decision: principalReviews.decision,
      reason: principalReviews.reason,
      at: principalReviews.at,
      reviewerName: users.name,
    })
    .from(principalReviews)
    .innerJoin(users, eq(users.id, principalReviews.reviewerId))
    .where(eq(principalReviews.principalId, principalId))
    .orderBy(desc(principalReviews.id))
    .limit(MAX_REVIEWS)
}
