import type { Db } from '../../db/database'
import type { AnyCall } from '../../http/call'
import { insertTask, type TaskRow } from './tasks.queries'

/** Queues a background task in the caller's name and returns its id. Wake the queue after the transaction. */
export function enqueueTask(
  tx: Db,
  { actor, origin, clock }: AnyCall,
  task: Pick<TaskRow, 'kind' | 'params'> & { jobId?: string; total?: number },
): Promise<string> {
  return insertTask(tx, {
    ...task,
    ownerId: actor.userId,
    requestId: origin.requestId,
    ip: origin.ip,
    locale: origin.locale,
    createdAt: clock.now(),
  })
}
