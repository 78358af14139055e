import type { Schema } from '@doorway/api-client/types'
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { gardes, schools, subjects } from '../../db/tables/organizations'
import { activities, signups } from '../../db/tables/research'
import { users } from '../../db/tables/users'
import { type DataScope, positionInScope } from '../../security/scope'

const ofActivity = sql`select count(*)::int from ${signups} where ${signups.activityId} = ${activities.id}`

const fields = {
  id: activities.id,
  name: activities.name,
  kind: activities.kind,
  gardeId: activities.gardeId,
  courseId: activities.courseId,
  gardeName: gardes.gardeName,
  courseName: subjects.courseName,
  startAt: activities.startAt,
  endAt: activities.endAt,
  place: activities.place,
  onlineUrl: activities.onlineUrl,
  capacity: activities.capacity,
  summary: activities.summary,
  introHtml: activities.introHtml,
  creditHours: activities.creditHours,
  orgId: activities.orgId,
  orgName: schools.name,
  position: schools.lft,
  state: activities.state,
  publishAt: activities.publishAt,
  checkinCode: activities.checkinCode,
  version: activities.version,
  signedUp: sql<number>`(${ofActivity})`,
  checkedIn: sql<number>`(${ofActivity} and ${signups.checkedAt} is not null)`,
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

/** An activity for its organisers. */
export type ManagedActivityRow = Awaited<ReturnType<typeof selectActivities>>[number]

/** One page of the activities in scope with the exact total: the next one first, then what is over. */
export async function pageManagedActivities(
  db: Db,
  { scope, conditions, now }: { scope: DataScope; conditions: Schema<'ManagedActivityConditions'>; now: Date },
  window: PageWindow,
) {
  const { name, when, state } = conditions
  const part = name?.trim()
  const where = and(
    positionInScope(scope, schools.lft),
    part ? or(contains(activities.name, part), contains(activities.place, part)) : undefined,
    when === 'coming' ? gt(activities.endAt, now) : undefined,
    when === 'over' ? lte(activities.endAt, now) : undefined,
    state ? eq(activities.state, state) : undefined,
  )
  const isOver = sql`${activities.endAt} <= ${now.toISOString()}::timestamptz`
  const rows = await selectActivities(db, where)
    .orderBy(
      asc(isOver),
      asc(sql`case when not (${isOver}) then ${activities.startAt} end`),
      desc(activities.startAt),
      desc(activities.id),
    )
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: count() })
    .from(activities)
    .innerJoin(schools, eq(schools.id, activities.orgId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** One activity, wherever it is. */
export async function findManagedActivity(db: Db, id: number): Promise<ManagedActivityRow | undefined> {
  const [row] = await selectActivities(db, eq(activities.id, id))
  return row
}

/** Adds an activity and returns its id; the database makes its check-in code. */
export async function insertActivity(tx: Db, activity: typeof activities.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(activities).values(activity).returning({ id: activities.id })).id
}

/** Changes columns of one activity and increments its version. */
export async function updateActivity(
  tx: Db,
  id: number,
  change: Partial<typeof activities.$inferInsert>,
): Promise<void> {
  await tx
    .update(activities)
    .set({ ...change, version: sql`${activities.version} + 1` })
    .where(eq(activities.id, id))
}

/** Removes an activity. */
export async function removeActivity(tx: Db, id: number): Promise<void> {
  await tx.delete(activities).where(eq(activities.id, id))
}

/** Ids of the people who have signed up. */
export async function listAttendeeIds(db: Db, activityId: number): Promise<number[]> {
  const rows = await db.select({ id: signups.userId }).from(signups).where(eq(signups.activityId, activityId))
  return rows.map(({ id }) => id)
}

function selectAttendees(db: Db, where: SQL | undefined) {
  return db
    .select({
      userId: signups.userId,
      name: users.name,
      schoolName: schools.name,
      signedAt: signups.signedAt,
      checkedAt: signups.checkedAt,
      creditHours: signups.creditHours,
    })
    .from(signups)
    .innerJoin(users, eq(users.id, signups.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(where)
    .$dynamic()
}

/** A person who has signed up. */
export type AttendeeRow = Awaited<ReturnType<typeof selectAttendees>>[number]

/** One page of the people who have signed up with the exact total, in that order. */
export async function pageAttendees(
  db: Db,
  { id, name, isCheckedIn }: { id: number; name?: string; isCheckedIn?: boolean },
  window: PageWindow,
): Promise<{ rows: AttendeeRow[]; total: number }> {
  const part = name?.trim()
  const where = and(
    eq(signups.activityId, id),
    part ? or(contains(users.name, part), contains(schools.name, part)) : undefined,
    isCheckedIn === undefined ? undefined : isCheckedIn ? isNotNull(signups.checkedAt) : isNull(signups.checkedAt),
  )
  const rows = await selectAttendees(db, where)
    .orderBy(asc(signups.signedAt), asc(signups.userId))
    .limit(window.limit)
    .offset(window.offset)
  const counted = await db
    .select({ n: count() })
    .from(signups)
    .innerJoin(users, eq(users.id, signups.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(where)
  return { rows, total: onlyRow(counted).n }
}

/** One person who has signed up. */
export async function findAttendee(db: Db, activityId: number, userId: number): Promise<AttendeeRow | undefined> {
  const [row] = await selectAttendees(db, and(eq(signups.activityId, activityId), eq(signups.userId, userId)))
  return row
}
