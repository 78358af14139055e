import { homeConsent } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listChildrenOf } from './families.queries'
import { presentSubmission } from './home-submissions.presenter'
import { listPictures, pageOwn } from './home-submissions.queries'
import { handIn, readOwn, removeDraft, requireParent, saveDraft, takeBack } from './home-submissions.service'
import { listReturnReasons } from './reviewed-submissions.queries'

/** What the form of parents needs. */
export const getHomeSubmissionForm: Handler<'getHomeSubmissionForm'> = async ({ db, actor }) => {
  await requireParent(db, actor)
  return ok({ children: await listChildrenOf(db, actor.userId), consent: homeConsent })
}

/** One's own submissions in every state. */
export const queryPageOwnHomeSubmissions: Handler<'queryPageOwnHomeSubmissions'> = async ({ db, actor, body }) => {
  await requireParent(db, actor)
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageOwn(db, actor.userId, t.state, windowOf(currentPage, pageSize))
  const ids = rows.map(({ id }) => id)
  const [pictures, reasons] = [await listPictures(db, ids), await listReturnReasons(db, ids)]
  return ok({ data: rows.map((row) => presentSubmission(row, pictures, reasons)), total, currentPage, pageSize })
}

/** One of one's own submissions. */
export const getHomeSubmission: Handler<'getHomeSubmission'> = async ({ db, actor, query }) => {
  await requireParent(db, actor)
  return ok(await readOwn(db, actor, query.id))
}

/** Saves a draft. */
export const saveHomeSubmission: Handler<'saveHomeSubmission'> = async (call) =>
  ok(await saveDraft(call), 'preschool.saved')

/** Hands a draft in. */
export const submitHomeSubmission: Handler<'submitHomeSubmission'> = async (call) =>
  ok(await handIn(call), 'preschool.submitted')

/** Takes a submission back. */
export const withdrawHomeSubmission: Handler<'withdrawHomeSubmission'> = async (call) =>
  ok(await takeBack(call), 'preschool.withdrawn')

/** Deletes a draft. */
export const deleteHomeSubmission: Handler<'deleteHomeSubmission'> = async (call) => {
  await removeDraft(call)
  return ok({ deleted: 1 }, 'preschool.deleted')
}
