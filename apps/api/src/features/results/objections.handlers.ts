import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import type { Feature } from '../feature'
import { presentObjection } from './objections.presenter'
import { pageObjections } from './objections.queries'
import { submitObjection as submit } from './objection-submit.service'
import { handleObjection as handle } from './objections.service'
import { listAwardLines } from './result-runs.queries'

/** Objections to the results of a competition. */
const queryPageObjections: Handler<'queryPageObjections'> = async (call) => {
  const { db, body } = call
  const { currentPage, pageSize, t } = body
  await requireManaged(call, 'comp:objection:handle', t.competitionId)
  const awards = await listAwardLines(db, t.competitionId)
  const { rows, total } = await pageObjections(db, t, windowOf(currentPage, pageSize))
  return ok({ data: rows.map((row) => presentObjection(row, awards)), total, currentPage, pageSize })
}

/** Decides about an objection. */
const handleObjection: Handler<'handleObjection'> = async (call) =>
  ok(await handle(call), call.body.decision === 'accept' ? 'objections.accepted' : 'objections.decided')

/** Objects to the result of an own work. */
const submitObjection: Handler<'submitObjection'> = async (call) => ok(await submit(call), 'objections.submitted')

/** Operations of this feature. */
export const objectionsFeature: Feature = { signedIn: { queryPageObjections, handleObjection, submitObjection } }
