import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { entries, entryMembers, type EntrySnapshot } from '../../db/tables/competitions'
import { schools, subjects } from '../../db/tables/organizations'
import { users } from '../../db/tables/users'

const fields = {
  id: entries.id,
  competitionId: entries.competitionId,
  groupId: entries.groupId,
  gardeId: entries.gardeId,
  courseId: entries.courseId,
  topic: entries.topic,
  state: entries.state,
  stateReason: entries.stateReason,
  receiptNo: entries.receiptNo,
  submittedAt: entries.submittedAt,
  version: entries.version,
}

/** One entry of this applicant; entries of others are not there. */
export async function findOwnEntry(db: Db, applicantId: number, id: number) {
  const [row] = await db
    .select(fields)
    .from(entries)
    .where(and(eq(entries.id, id), eq(entries.applicantId, applicantId), isNull(entries.deletedAt)))
  return row
}

/** An entry as its applicant sees it. */
export type EntryRow = NonNullable<Awaited<ReturnType<typeof findOwnEntry>>>

/** The applicant's entry for a competition that was not cancelled. */
export async function findEntryFor(db: Db, applicantId: number, competitionId: number): Promise<EntryRow | undefined> {
  const [row] = await db
    .select(fields)
    .from(entries)
    .where(
      and(
        eq(entries.competitionId, competitionId),
        eq(entries.applicantId, applicantId),
        ne(entries.state, 'cancelled'),
        isNull(entries.deletedAt),
      ),
    )
    .orderBy(asc(entries.id))
    .limit(1)
  return row
}

/** Co-authors and instructors of an entry in their order. */
export function listMembers(db: Db, entryId: number) {
  return db
    .select({ role: entryMembers.role, name: entryMembers.name, orgName: entryMembers.orgName })
    .from(entryMembers)
    .where(and(eq(entryMembers.entryId, entryId), inArray(entryMembers.role, ['coauthor', 'instructor'])))
    .orderBy(asc(entryMembers.role), asc(entryMembers.seq))
}

/** What a sign-up depends on and remembers of a person. */
export async function findApplicant(db: Db, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      userType: users.userType,
      orgId: schools.id,
      schoolName: schools.name,
      areaCode: areas.areaCode,
      areaName: areas.name,
    })
    .from(users)
    .leftJoin(schools, and(eq(schools.id, users.schoolId), isNull(schools.deletedAt)))
    .leftJoin(areas, eq(areas.areaCode, schools.areaCode))
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return row
}

/** The person behind a sign-up. */
export type Applicant = NonNullable<Awaited<ReturnType<typeof findApplicant>>>

/** Is the subject taught in this stage? */
export async function isSubjectOf(db: Db, gardeId: string, courseId: string): Promise<boolean> {
  const rows = await db
    .select({ courseId: subjects.courseId })
    .from(subjects)
    .where(and(eq(subjects.gardeId, gardeId), eq(subjects.courseId, courseId)))
  return rows.length > 0
}

/** Lets sign-ups of one person for one competition happen one after the other. */
export async function lockApplicant(tx: Db, applicantId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, applicantId)).for('no key update')
}

/** Locks an entry until the transaction ends: what its applicant does depends on its state. */
export async function lockEntry(tx: Db, id: number): Promise<void> {
  await tx.select({ id: entries.id }).from(entries).where(eq(entries.id, id)).for('update')
}

/** What the form of an entry holds. */
export interface EntryValues {
  groupId: number
  gardeId: string
  courseId: string
  topic: string
}

/** Where an entry belongs and who made it. */
export interface EntryOrigin {
  competitionId: number
  applicantId: number
  /** Another person than the applicant who signs up for somebody. */
  createdBy: number
  orgId: number
  areaCode: string
  snapshot: EntrySnapshot
}

/** Adds a draft. */
export async function insertDraft(tx: Db, values: EntryValues & EntryOrigin): Promise<number | undefined> {
  const [row] = await tx
    .insert(entries)
    .values({ ...values, state: 'draft' })
    .returning({ id: entries.id })
  return row?.id
}

type Change = Partial<
  Pick<
    typeof entries.$inferInsert,
    | 'groupId'
    | 'gardeId'
    | 'courseId'
    | 'topic'
    | 'state'
    | 'promiseVersion'
    | 'promiseAt'
    | 'submittedAt'
    | 'receiptNo'
    | 'snapshot'
  >
>

/** Changes an entry of this version. Returns whether it was still of that version. */
export async function updateEntry(
  tx: Db,
  { id, version }: { id: number; version: number },
  change: Change,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(entries)
    .set({ ...change, version: sql`${entries.version} + 1`, updatedAt: now, updatedBy: userId })
    .where(and(eq(entries.id, id), eq(entries.version, version)))
    .returning({ id: entries.id })
  return changed.length > 0
}

/** Who takes part next to the applicant. */
export interface MemberValues {
  role: 'author' | 'coauthor' | 'instructor'
  name: string
  orgName: string
  userId?: number
}

/** Replaces the people of an entry. */
export async function replaceMembers(tx: Db, entryId: number, members: readonly MemberValues[]): Promise<void> {
  await tx.delete(entryMembers).where(eq(entryMembers.entryId, entryId))
  const rows = members.map((member, index) => ({
    ...member,
    entryId,
    seq: members.slice(0, index + 1).filter(({ role }) => role === member.role).length,
  }))
  await tx.insert(entryMembers).values(rows)
}
