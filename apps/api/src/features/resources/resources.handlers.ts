import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentOwnResource } from './own-resources.presenter'
import { listFilesOf, listReasons, pageOwn } from './own-resources.queries'
import { handInResource, removeResource, saveResource } from './own-resources.service'

/** One's own resources in every state. */
const queryPageOwnResources: Handler<'queryPageOwnResources'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { rows, total } = await pageOwn(db, actor.userId, t.state, windowOf(currentPage, pageSize))
  const ids = rows.map(({ id }) => id)
  const [files, reasons] = await Promise.all([listFilesOf(db, ids), listReasons(db, ids)])
  return ok({ data: rows.map((row) => presentOwnResource(row, files, reasons)), total, currentPage, pageSize })
}

/** Saves a draft. */
const insertOrUpdateResource: Handler<'insertOrUpdateResource'> = async (call) =>
  ok(await saveResource(call), 'resources.saved')

/** Hands a draft in. */
const submitResource: Handler<'submitResource'> = async (call) => ok(await handInResource(call), 'resources.submitted')

/** Deletes a draft. */
const deleteResource: Handler<'deleteResource'> = async (call) => {
  await removeResource(call)
  return ok({ deleted: 1 }, 'resources.deleted')
}

/** Operations of this feature. */
export const resourcesFeature: Feature = {
  signedIn: { queryPageOwnResources, insertOrUpdateResource, submitResource, deleteResource },
}
