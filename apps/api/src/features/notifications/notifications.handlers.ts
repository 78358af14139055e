import { windowOf } from '../../db/page-window'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import type { Feature } from '../feature'
import { presentReceived, presentSent } from './notifications.presenter'
import { pageSent } from './notifications.queries'
import { sendNotification as send, withdrawNotification as withdraw } from './notifications.service'
import {
  countMine,
  countUnread,
  findReader,
  markRead,
  pageReceived,
  type Reader,
  removeForReader,
  sweepNotifications,
} from './reader.queries'

/** How long messages are stored. */
const RETENTION_MS = 365 * 24 * 3_600_000

/** Messages to the caller. */
const queryPageMyNotifications: Handler<'queryPageMyNotifications'> = async ({ db, actor, body, clock, origin }) => {
  const { currentPage, pageSize, t = {} } = body
  const reader = await findReader(db, actor.userId)
  const window = windowOf(currentPage, pageSize)
  const { rows, total } = await pageReceived(db, reader, clock.now(), t.unreadOnly === true, window)
  return ok({ data: rows.map((row) => presentReceived(row, origin.locale)), total, currentPage, pageSize })
}

/** Throws unless all of these messages are for the reader. */
async function requireMine({ db, clock }: AnyCall, reader: Reader, ids: readonly number[]): Promise<void> {
  if ((await countMine(db, reader, clock.now(), ids)) !== ids.length) throw notFound()
}

/** Marks messages to the caller as read. */
const readNotifications: Handler<'readNotifications'> = async (call) => {
  const { db, actor, body, clock } = call
  const reader = await findReader(db, actor.userId)
  const ids = body.ids && [...new Set(body.ids)]
  if (ids) await requireMine(call, reader, ids)
  await markRead(db, reader, clock.now(), ids)
  return ok({ unread: await countUnread(db, reader, clock.now()) })
}

/** Removes messages from the list of the caller. */
const deleteOwnNotifications: Handler<'deleteOwnNotifications'> = async (call) => {
  const { db, actor, body, clock } = call
  const reader = await findReader(db, actor.userId)
  const ids = [...new Set(body.ids)]
  await requireMine(call, reader, ids)
  await removeForReader(db, reader, clock.now(), ids)
  return ok({ unread: await countUnread(db, reader, clock.now()) }, 'notifications.deleted')
}

/** How many messages to the caller are unread. */
const countUnreadNotifications: Handler<'countUnreadNotifications'> = async ({ db, actor, clock }) =>
  ok({ unread: await countUnread(db, await findReader(db, actor.userId), clock.now()) })

/** Sends a message, or counts whom it would reach. */
const sendNotification: Handler<'sendNotification'> = async (call) => {
  const { recipients, sent } = await send(call)
  const notification = sent && presentSent(sent, call.clock.now())
  return ok({ recipients, notification }, sent ? 'notifications.sent' : undefined)
}

/** Messages that the caller has sent. */
const queryPageSentNotifications: Handler<'queryPageSentNotifications'> = async ({ db, actor, body, clock }) => {
  const { currentPage, pageSize } = body
  const { rows, total } = await pageSent(db, actor.userId, windowOf(currentPage, pageSize))
  const now = clock.now()
  return ok({ data: rows.map((row) => presentSent(row, now)), total, currentPage, pageSize })
}

/** Withdraws a message that is still to be sent. */
const withdrawNotification: Handler<'withdrawNotification'> = async (call) =>
  ok(presentSent(await withdraw(call), call.clock.now()), 'notifications.withdrawn')

/** Operations of this feature. */
export const notificationsFeature: Feature = {
  maintain: ({ db, clock }) => sweepNotifications(db, new Date(clock.now().getTime() - RETENTION_MS)),
  signedIn: {
    queryPageMyNotifications,
    readNotifications,
    deleteOwnNotifications,
    countUnreadNotifications,
    sendNotification,
    queryPageSentNotifications,
    withdrawNotification,
  },
}
