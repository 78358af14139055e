import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { readerOf } from '../content/reader'
import { requireSubject } from '../family/family.policy'
import type { Feature } from '../feature'
import { countUnread, findReader } from '../notifications/reader.queries'
import { enqueueTask } from '../tasks/enqueue-task'
import { requireOwnPassword } from '../users/password-change.service'
import { findClosure } from './account-closure.queries'
import { cancelClosure, closeDueAccounts, requestClosure } from './account-closure.service'
import { deleteFavourite, hasFavourite, insertFavourite, isReadable, pageFavourites } from './favourites.queries'
import { exportPersonalData } from './personal-export.task'
import { presentClosure, presentFavourite, presentOwnSignup, presentSummary } from './personal.presenter'
import { findSummary, pageSignups } from './personal.queries'

/** The personal centre at a glance. */
const getPersonalSummary: Handler<'getPersonalSummary'> = async ({ db, actor, clock }) => {
  const [row, closure, reader] = await Promise.all([
    findSummary(db, actor.userId),
    findClosure(db, actor.userId),
    findReader(db, actor.userId),
  ])
  if (!row) throw notFound()
  return ok(presentSummary(row, await countUnread(db, reader, clock.now()), closure))
}

/** One's own favourites. */
const queryPageMyFavourites: Handler<'queryPageMyFavourites'> = async (call) => {
  const { currentPage, pageSize } = call.body
  const { rows, total } = await pageFavourites(
    call.db,
    call.actor.userId,
    readerOf(call),
    windowOf(currentPage, pageSize),
  )
  return ok({ data: rows.flatMap(presentFavourite), total, currentPage, pageSize })
}

/** Is an item among one's own favourites? */
const getFavourite: Handler<'getFavourite'> = async ({ db, actor, query }) =>
  ok({ isFavourite: await hasFavourite(db, actor.userId, query) })

/** Adds an item to one's own favourites, or removes it. */
const setFavourite: Handler<'setFavourite'> = async (call) => {
  const { db, actor, clock, body } = call
  const { isFavourite, ...item } = body
  if (!isFavourite) {
    await deleteFavourite(db, actor.userId, item)
    return ok({ isFavourite }, 'personal.favouriteRemoved')
  }
  if (!(await isReadable(db, item, readerOf(call)))) throw notFound()
  await insertFavourite(db, actor.userId, item, clock.now())
  return ok({ isFavourite }, 'personal.favouriteAdded')
}

/** One's own registrations for activities. */
const queryPageMySignups: Handler<'queryPageMySignups'> = async ({ db, actor, clock, body }) => {
  const { currentPage, pageSize } = body
  const { rows, total } = await pageSignups(db, actor.userId, windowOf(currentPage, pageSize))
  return ok({ data: rows.map((row) => presentOwnSignup(row, clock.now())), total, currentPage, pageSize })
}

/** Starts the export of what is stored about the caller. */
const exportMyData: Handler<'exportMyData'> = async (call) => {
  const subject = await requireSubject(call, call.body.childId)
  await requireOwnPassword(call, call.body.password)
  const params = subject.isChild ? { childId: subject.id } : {}
  const jobId = await enqueueTask(call.db, call, { kind: 'personalExport', params })
  call.tasks.wake()
  return ok({ jobId }, 'personal.exportStarted')
}

/** Requests that an account is closed. */
const requestAccountClosure: Handler<'requestAccountClosure'> = async (call) =>
  ok(presentClosure(await requestClosure(call)), 'personal.closureRequested')

/** Cancels that request. */
const cancelAccountClosure: Handler<'cancelAccountClosure'> = async (call) => {
  await cancelClosure(call)
  return ok(null, 'personal.closureCancelled')
}

/** Operations of this feature. */
export const personalFeature: Feature = {
  taskHandlers: { personalExport: exportPersonalData },
  maintain: closeDueAccounts,
  signedIn: {
    getPersonalSummary,
    queryPageMyFavourites,
    getFavourite,
    setFavourite,
    queryPageMySignups,
    exportMyData,
    requestAccountClosure,
    cancelAccountClosure,
  },
}
