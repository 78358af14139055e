import type { Schema } from '@doorway/api-client/types'
import { logSignIn } from '../../audit/login-log'
import { siteTime } from '../../clock'
import type { Actor, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { maskAddress } from '../../security/masks'
import { endSession } from '../auth/sessions.queries'
import type { Feature } from '../feature'
import { deviceOf } from './device'
import { listOpenSessions, pageSessions, type SessionRecord } from './sessions.queries'
import { kick } from './sessions.service'
import { liftLock, listLocks } from './sign-in-locks.service'

function presentSession(session: SessionRecord, actor: Actor): Schema<'OwnSession'> {
  return {
    id: session.id,
    device: deviceOf(session.userAgent),
    network: session.ip === null ? '' : maskAddress(session.ip),
    createdAt: siteTime(session.createdAt),
    lastSeenAt: siteTime(session.lastSeenAt),
    isCurrent: session.id === actor.sessionId,
  }
}

/** One’s own sign-ins. */
const getOwnSessions: Handler<'getOwnSessions'> = async ({ db, actor, clock }) => {
  const found = await listOpenSessions(db, actor.userId, clock.now())
  return ok(found.map((session) => presentSession(session, actor)))
}

/** Ends one of one’s own sign-ins. */
const endOwnSession: Handler<'endOwnSession'> = async (call) => {
  const { db, actor, clock, path } = call
  const now = clock.now()
  const found = (await listOpenSessions(db, actor.userId, now)).find(({ id }) => id === path.id)
  if (!found) throw notFound()
  const event = { username: actor.username, userId: actor.userId, result: 'logout', sessionId: found.id } as const
  await db.transaction(async (tx) => {
    await endSession(tx, found.id, 'logout', now)
    await logSignIn(tx, call, event)
  })
  return ok(null)
}

/** Open sign-ins of people in scope. */
const queryPageSessionList: Handler<'queryPageSessionList'> = async ({ db, actor, clock, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const page = { now: clock.now(), limit: pageSize, offset: (currentPage - 1) * pageSize }
  const { rows, total } = await pageSessions(db, actor, t, page)
  const data = rows.map((row) => ({
    ...presentSession(row, actor),
    userId: row.userId,
    username: row.username,
    name: row.name,
    schoolName: row.schoolName,
  }))
  return ok({ data, total, currentPage, pageSize })
}

/** Ends sign-ins of people in scope. */
const kickSessions: Handler<'kickSessions'> = async (call) => ok({ ended: await kick(call) })

/** Names and networks that are locked or have to prove their work. */
const listSignInLocks: Handler<'listSignInLocks'> = async (call) => ok(await listLocks(call))

/** Lets a name or a network sign in again. */
const liftSignInLock: Handler<'liftSignInLock'> = async (call) => ok({ lifted: await liftLock(call) })

/** Operations of this feature. */
export const sessionsFeature: Feature = {
  signedIn: { getOwnSessions, endOwnSession, queryPageSessionList, kickSessions, listSignInLocks, liftSignInLock },
}
