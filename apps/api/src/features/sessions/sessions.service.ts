import { recordOperations } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { notFound } from '../../http/refusals'
import { listKickable } from './sessions.queries'
import { endSession, logSignIn } from '../auth/sessions.queries'

const permissionCode = 'sys:session:kick'

/** Ends sign-ins of others: all of them or none. Their tokens open nothing from then on. */
export async function kick(call: Call<'kickSessions'>): Promise<number> {
  const { db, actor, body, clock, origin } = call
  const ids = [...new Set(body.ids)]
  return db.transaction(async (tx) => {
    const now = clock.now()
    const found = await listKickable(tx, actor, ids, now)
    if (found.length !== ids.length) throw notFound()
    for (const { id, userId, username } of found) {
      await endSession(tx, id, 'kicked', now)
      await logSignIn(tx, { username, userId, result: 'kicked', reason: 'admin', sessionId: id }, origin, now)
    }
    const operations = found.map(({ userId, username }) => ({
      action: 'session.kick',
      permissionCode,
      target: { type: 'user', id: userId, label: username },
    }))
    await recordOperations(tx, call, operations)
    return found.length
  })
}
