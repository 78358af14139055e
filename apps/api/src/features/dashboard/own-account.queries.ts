import { and, count, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { loginLog, operationLog } from '../../db/tables/logs'

const MAX_CHANGES = 5

/** The sign-in of this person before the present one. */
export async function findPreviousSignIn(db: Db, { userId, sessionId }: { userId: number; sessionId: string }) {
  const isOther = or(isNull(loginLog.sessionId), ne(loginLog.sessionId, sessionId))
  const [row] = await db
    .select({ at: loginLog.at, ip: loginLog.ip, userAgent: loginLog.userAgent })
    .from(loginLog)
    .where(and(eq(loginLog.userId, userId), eq(loginLog.result, 'ok'), isOther))
    .orderBy(desc(loginLog.at), desc(loginLog.id))
    .limit(1)
  return row
}

/** Attempts to sign in to this account that were refused after a moment. */
export async function countRefusedSignIns(db: Db, userId: number, since: Date): Promise<number> {
  const refused = and(eq(loginLog.userId, userId), inArray(loginLog.result, ['fail', 'locked']), gt(loginLog.at, since))
  return onlyRow(await db.select({ n: count() }).from(loginLog).where(refused)).n
}

/** What others have changed of this account after a moment, the latest first. */
export function listChangesByOthers(db: Db, userId: number, since: Date) {
  return db
    .select({ at: operationLog.at, action: operationLog.action, actorName: operationLog.actorName })
    .from(operationLog)
    .where(
      and(
        eq(operationLog.targetType, 'user'),
        eq(operationLog.targetId, String(userId)),
        ne(operationLog.actorId, userId),
        gt(operationLog.at, since),
      ),
    )
    .orderBy(desc(operationLog.at), desc(operationLog.id))
    .limit(MAX_CHANGES)
}
