import { desc } from 'drizzle-orm'
import { acquireAdvisoryLock, type Db } from '../db/database'
import { operationLog } from '../db/tables/logs'
import type { AnyCall } from '../http/call'
import { chainHash } from './chain'
import type { Difference } from './difference'

/**
 * What was done to what. Plain values are for fields that hold nothing personal; see {@link differenceOf} for the
 * others.
 */
export interface Operation {
  action: string
  permissionCode?: string
  target: { type: string; id: string | number; label?: string }
  changed?: readonly string[]
  difference?: Difference
  facts?: Record<string, string | number | boolean | readonly string[]>
}

type Author = Pick<AnyCall, 'actor' | 'origin' | 'clock'>

/**
 * Writes the log row of a change, in the change's own transaction: a failure here undoes the change. Take it last,
 * since writers wait here for one another to keep the chain of hashes unbroken.
 */
export function recordOperation(tx: Db, author: Author, operation: Operation): Promise<void> {
  return recordOperations(tx, author, [operation])
}

/** As {@link recordOperation}, for the many changes of one transaction. */
export async function recordOperations(
  tx: Db,
  { actor, origin, clock }: Author,
  operations: readonly Operation[],
): Promise<void> {
  if (operations.length === 0) return
  await acquireAdvisoryLock(tx, 'operationLog')
  const [last] = await tx.select({ hash: operationLog.hash }).from(operationLog).orderBy(desc(operationLog.id)).limit(1)
  let prevHash = last?.hash ?? ''
  const rows: (typeof operationLog.$inferInsert)[] = []
  for (const operation of operations) {
    const row = {
      at: clock.now(),
      actorId: actor.userId,
      actorName: actor.name,
      orgId: actor.schoolId,
      action: operation.action,
      permissionCode: operation.permissionCode ?? null,
      targetType: operation.target.type,
      targetId: String(operation.target.id),
      targetLabel: operation.target.label ?? null,
      requestId: origin.requestId,
      ip: origin.ip,
      diff: {
        ...(operation.changed && { changed: operation.changed }),
        ...(operation.difference && { difference: operation.difference }),
        ...operation.facts,
      },
    }
    const hash = await chainHash(prevHash, row)
    rows.push({ ...row, prevHash, hash })
    prevHash = hash
  }
  await tx.insert(operationLog).values(rows)
}
