import type { OperationAction } from '@doorway/api-client/rules'
import type { Db } from '../db/database'
import type { AnyCall } from '../http/call'
import { appendRows } from './append-rows'
import type { Difference } from './difference'

/**
 * What was done to what. Plain values are for fields that hold nothing personal; see {@link differenceOf} for the
 * others.
 */
export interface Operation {
  action: OperationAction
  permissionCode?: string
  target: { type: string; id: string | number; label?: string }
  changed?: readonly string[]
  difference?: Difference
  facts?: Record<string, string | number | boolean | readonly string[]>
}

/** Who does it, from where, and when. */
export interface Author extends Pick<AnyCall, 'clock' | 'secrets'> {
  actor: Pick<AnyCall['actor'], 'userId' | 'name' | 'schoolId'>
  origin: Pick<AnyCall['origin'], 'requestId' | 'ip'>
}

/**
 * Writes the log row of a change, in the change's own transaction: a failure here undoes the change. Take it last,
 * since writers wait here for one another to form one chain.
 */
export function recordOperation(tx: Db, author: Author, operation: Operation): Promise<void> {
  return recordOperations(tx, author, [operation])
}

/** As {@link recordOperation}, for the many changes of one transaction. */
export function recordOperations(
  tx: Db,
  { actor, origin, clock, secrets }: Author,
  operations: readonly Operation[],
): Promise<void> {
  const rows = operations.map(({ action, permissionCode, target, changed, difference, facts }) => ({
    at: clock.now(),
    actorId: actor.userId,
    actorName: actor.name,
    orgId: actor.schoolId,
    action,
    permissionCode: permissionCode ?? null,
    targetType: target.type,
    targetId: String(target.id),
    targetLabel: target.label ?? null,
    requestId: origin.requestId,
    ip: origin.ip,
    diff: { ...(changed && { changed }), ...(difference && { difference }), ...facts },
  }))
  return appendRows(tx, secrets.audit, 'operation', rows)
}
