import { and, eq, exists, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { sites } from '../../db/tables/content'
import { schools } from '../../db/tables/organizations'
import { activities, signups } from '../../db/tables/research'

const taken = sql<number>`(select count(*)::int from ${signups} where ${signups.activityId} = ${activities.id})`

/** What signing up for an activity depends on, as one person sees it. Absent while it is not published. */
export async function findSeats(db: Db, id: number, userId: number, now: Date) {
  const siteIsOpen = exists(
    db
      .select({ one: sql`1` })
      .from(sites)
      .where(and(eq(sites.id, activities.siteId), inArray(sites.state, ['running', 'readonly']))),
  )
  const [row] = await db
    .select({
      id: activities.id,
      name: activities.name,
      startAt: activities.startAt,
      endAt: activities.endAt,
      capacity: activities.capacity,
      taken,
      signedAt: signups.signedAt,
      checkedAt: signups.checkedAt,
      granted: signups.creditHours,
      wrongCodes: sql<number>`coalesce(${signups.wrongCodes}, 0)`,
      creditHours: activities.creditHours,
      checkinCode: activities.checkinCode,
      organiserPosition: schools.lft,
    })
    .from(activities)
    .innerJoin(schools, eq(schools.id, activities.orgId))
    .leftJoin(signups, and(eq(signups.activityId, activities.id), eq(signups.userId, userId)))
    .where(and(eq(activities.id, id), eq(activities.state, 'published'), lte(activities.publishAt, now), siteIsOpen))
  return row
}

/** An activity and its seats. */
export type Seats = NonNullable<Awaited<ReturnType<typeof findSeats>>>

/** Locks an activity until the end of the transaction, so that registrations for it are created one after the other. */
export async function lockActivity(tx: Db, id: number): Promise<void> {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, id)).for('update')
}

/** Creates a registration if a seat is left before the start. Returns whether one was. */
export async function insertRegistration(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const seat = tx
    .select({
      activityId: activities.id,
      userId: sql<number>`${userId}::bigint`.as('user_id'),
      signedAt: sql<Date>`${now.toISOString()}::timestamptz`.as('signed_at'),
      checkedAt: sql<Date | null>`null::timestamptz`.as('checked_at'),
      creditHours: sql<number | null>`null::numeric`.as('credit_hours'),
      wrongCodes: sql<number>`0::smallint`.as('wrong_codes'),
    })
    .from(activities)
    .where(
      and(
        eq(activities.id, id),
        gt(activities.startAt, now),
        or(isNull(activities.capacity), gt(activities.capacity, taken)),
      ),
    )
  const made = await tx.insert(signups).select(seat).returning({ id: signups.activityId })
  return made.length > 0
}

/** Stores a check-in and its credit hours, once even for parallel calls. Returns whether this call stored it. */
export async function storeCheckin(tx: Db, id: number, userId: number, now: Date): Promise<boolean> {
  const noted = await tx
    .update(signups)
    .set({
      checkedAt: now,
      creditHours: sql`(select ${activities.creditHours} from ${activities} where ${activities.id} = ${id}::bigint)`,
    })
    .where(and(eq(signups.activityId, id), eq(signups.userId, userId), isNull(signups.checkedAt)))
    .returning({ id: signups.activityId })
  return noted.length > 0
}

/** Counts a wrong code before the caller learns that it is wrong. Returns whether another one may be tried. */
export async function countWrongCode(db: Db, id: number, userId: number, most: number): Promise<boolean> {
  const counted = await db
    .update(signups)
    .set({ wrongCodes: sql`${signups.wrongCodes} + 1` })
    .where(and(eq(signups.activityId, id), eq(signups.userId, userId), lt(signups.wrongCodes, most)))
    .returning({ id: signups.activityId })
  return counted.length > 0
}

/** Deletes a registration. Returns whether there was one. */
export async function deleteRegistration(tx: Db, id: number, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(signups)
    .where(and(eq(signups.activityId, id), eq(signups.userId, userId)))
    .returning({ id: signups.activityId })
  return gone.length > 0
}
