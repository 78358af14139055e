import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { presentResearcher } from './researchers.presenter'
import { listManagedResearchers } from './researchers.queries'
import { removeResearcher, saveResearcher } from './researchers.service'

/** Researchers of a subject for its editors. */
const getResearchers: Handler<'getResearchers'> = async ({ db, actor, query }) =>
  ok((await listManagedResearchers(db, query, actor.scopeOf('garde:edit'))).map(presentResearcher))

/** Adds or changes a researcher. */
const insertOrUpdateResearcher: Handler<'insertOrUpdateResearcher'> = async (call) =>
  ok(presentResearcher(await saveResearcher(call)), 'stages.saved')

/** Deletes a researcher. */
const deleteResearcher: Handler<'deleteResearcher'> = async (call) => {
  await removeResearcher(call)
  return ok({ deleted: 1 }, 'stages.deleted')
}

/** Operations of this feature. */
export const researchersFeature: Feature = {
  signedIn: { getResearchers, insertOrUpdateResearcher, deleteResearcher },
}
