import { logSignIns } from '../../audit/login-log'
import { recordOperations } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound } from '../../http/refusals'
import { endSession } from '../auth/sessions.queries'
import { listKickable } from './sessions.queries'

const permissionCode = 'sys:session:kick'

/** Ends sign-ins of others: all of them or none. Their tokens open nothing from then on. */
export async function kick(call: Call<'kickSessions'>): Promise<number> {
  const { db, actor, body, clock } = call
  const ids = [...new Set(body.ids)]
  return db.transaction(async (tx) => {
    const now = clock.now()
    const found = await listKickable(tx, actor, ids, now)
    if (found.length !== ids.length) throw notFound()
    for (const { id } of found) await endSession(tx, id, 'kicked', now)
    const events = found.map(({ id, userId, username }) => ({
      username,
      userId,
      result: 'kicked' as const,
      reason: 'admin',
      sessionId: id,
    }))
    await logSignIns(tx, call, events)
    const operations = found.map(({ userId, username }) => ({
      action: 'session.kick' as const,
      permissionCode,
      target: { type: 'user', id: userId, label: username },
    }))
    await recordOperations(tx, call, operations)
    return found.length
  })
}
