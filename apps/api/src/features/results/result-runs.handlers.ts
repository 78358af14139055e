import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import type { Feature } from '../feature'
import { presentRun } from './result-runs.presenter'
import { listRuns } from './result-runs.queries'
import {
  adjustAward,
  compute,
  confirm,
  publishRun,
  readRun,
  requireRun,
  startPublicity,
  voidRun,
} from './result-runs.service'

const READ = 'comp:result:compute'
const CONFIRM = 'comp:result:confirm'

/** Computes the results of a round. */
const computeResult: Handler<'computeResult'> = async (call) => ok(await compute(call), 'results.computed')

/** Runs of a competition. Those who confirm read them as well as those who compute. */
const listResultRuns: Handler<'listResultRuns'> = async (call) => {
  const code = call.actor.codes.has(READ) ? READ : CONFIRM
  const { id } = await requireManaged(call, code, call.query.competitionId)
  return ok((await listRuns(call.db, id)).map(presentRun))
}

/** One run with its results and steps. */
const getResultRun: Handler<'getResultRun'> = async (call) => {
  const code = call.actor.codes.has(READ) ? READ : CONFIRM
  return ok(await readRun(call, await requireRun(call, code, call.query.id)))
}

/** Decides about an award. */
const adjustResultAward: Handler<'adjustResultAward'> = async (call) => ok(await adjustAward(call), 'results.adjusted')

/** Confirms a run. */
const confirmResult: Handler<'confirmResult'> = async (call) => ok(await confirm(call), 'results.confirmed')

/** Begins the public notice. */
const startResultPublicity: Handler<'startResultPublicity'> = async (call) =>
  ok(await startPublicity(call), 'results.publicityStarted')

/** Publishes a run. */
const publishResult: Handler<'publishResult'> = async (call) => ok(await publishRun(call), 'results.published')

/** Voids a run. */
const voidResult: Handler<'voidResult'> = async (call) => ok(await voidRun(call), 'results.voided')

/** Operations of this feature. */
export const resultsFeature: Feature = {
  signedIn: {
    computeResult,
    listResultRuns,
    getResultRun,
    adjustResultAward,
    confirmResult,
    startResultPublicity,
    publishResult,
    voidResult,
  },
}
