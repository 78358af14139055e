import { and, count, eq, gt, gte, isNotNull, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { importJobs, tasks } from '../../db/tables/tasks'

/** How long a failed task is something to do. */
const FAILED_DAYS = 7
const DAY_MS = 24 * 3_600_000

/** Imports of this person that were checked and wait for their decision. */
export async function countCheckedImports(db: Db, ownerId: number, now: Date): Promise<number> {
  const mine = and(eq(importJobs.ownerId, ownerId), eq(importJobs.state, 'checked'), gt(importJobs.expiresAt, now))
  return onlyRow(await db.select({ n: count() }).from(importJobs).where(mine)).n
}

/** Tasks of this person that failed within the last seven days, or whose file can still be downloaded. */
export async function countOwnTasks(db: Db, ownerId: number, state: 'failed' | 'done', now: Date): Promise<number> {
  const recently = new Date(now.getTime() - FAILED_DAYS * DAY_MS)
  const isOpen =
    state === 'failed'
      ? or(gte(tasks.finishedAt, recently), gte(tasks.createdAt, recently))
      : and(isNotNull(tasks.fileName), gt(tasks.expiresAt, now))
  const mine = and(eq(tasks.ownerId, ownerId), eq(tasks.state, state), isOpen)
  return onlyRow(await db.select({ n: count() }).from(tasks).where(mine)).n
}
