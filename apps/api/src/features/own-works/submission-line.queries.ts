import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { users } from '../../db/tables/users'
import { submissions } from '../../db/tables/work-files'

/** Adds a submission to the line; one that waits already stays where it is. */
export async function joinLine(db: Db, row: Omit<typeof submissions.$inferInsert, 'finishedAt' | 'problem'>) {
  await db.insert(submissions).values(row).onConflictDoNothing()
}

/** The first submission that no other transaction executes, with its author; locked until the end of the transaction. */
export async function claimFirst(tx: Db) {
  const [row] = await tx
    .select({
      id: submissions.id,
      workId: submissions.workId,
      userId: submissions.userId,
      receivedAt: submissions.receivedAt,
      requestId: submissions.requestId,
      ip: submissions.ip,
      name: users.name,
      schoolId: users.schoolId,
    })
    .from(submissions)
    .innerJoin(users, eq(users.id, submissions.userId))
    .where(isNull(submissions.finishedAt))
    .orderBy(asc(submissions.id))
    .limit(1)
    .for('update', { of: submissions, skipLocked: true })
  return row
}

/** A submission that is being executed. */
export type ClaimedSubmission = NonNullable<Awaited<ReturnType<typeof claimFirst>>>

/** Marks a submission as executed or refused. */
export async function endSubmission(db: Db, id: number, finishedAt: Date, problem: string | null): Promise<void> {
  await db.update(submissions).set({ finishedAt, problem }).where(eq(submissions.id, id))
}

/** Forgets submissions that ended before a time. */
export async function sweepSubmissions(db: Db, before: Date): Promise<void> {
  await db.delete(submissions).where(and(isNotNull(submissions.finishedAt), lt(submissions.finishedAt, before)))
}

/** Does any submission wait? */
export async function isAnyWaiting(db: Db): Promise<boolean> {
  const rows = await db.select({ id: submissions.id }).from(submissions).where(isNull(submissions.finishedAt)).limit(1)
  return rows.length > 0
}

/** The last submission of a work. */
export interface LineRow extends Record<string, unknown> {
  received_at: Date | string
  finished_at: Date | string | null
  problem: string | null
  /** Submissions up to this one that wait; 0 when it does not wait. */
  place: number
  /** Submissions executed in the last ten seconds. */
  recent: number
}

/** The last submission of a work: its place in the line, or its outcome. */
export async function findInLine(db: Db, workId: number, now: Date): Promise<LineRow | undefined> {
  const since = new Date(now.getTime() - 10_000)
  const [row] = await rowsOf<LineRow>(
    db,
    sql`select own.received_at, own.finished_at, own.problem,
      (select count(*)::int from comp_submission ahead
        where own.finished_at is null and ahead.finished_at is null and ahead.id <= own.id) as place,
      (select count(*)::int from comp_submission done
        where own.finished_at is null and done.finished_at > ${since.toISOString()}::timestamptz) as recent
    from comp_submission own where own.work_id = ${workId} order by own.id desc limit 1`,
  )
  return row
}
