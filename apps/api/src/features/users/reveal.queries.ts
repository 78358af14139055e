import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { piiAccessLog } from '../../db/tables/logs'

/** How many personal values a person has read since a moment, and when the first of them was. */
export async function countReveals(tx: Db, actorId: number, since: Date) {
  const rows = await tx
    .select({
      count: count(),
      oldest: sql<Date | null>`min(${piiAccessLog.at})`.mapWith(piiAccessLog.at),
    })
    .from(piiAccessLog)
    .where(and(eq(piiAccessLog.actorId, actorId), gt(piiAccessLog.at, since)))
  return onlyRow(rows)
}
