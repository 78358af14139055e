import { and, asc, eq, gt, like } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { operationLog } from '../../db/tables/logs'

/** When a person has exported something since a moment, the oldest first. */
export async function listExportTimes(tx: Db, actorId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: operationLog.at })
    .from(operationLog)
    .where(and(eq(operationLog.actorId, actorId), like(operationLog.action, '%.export'), gt(operationLog.at, since)))
    .orderBy(asc(operationLog.at))
  return rows.map(({ at }) => at)
}
