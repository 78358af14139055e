import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { requireManaged } from '../competition-editing/competition-editing.policy'
import type { Feature } from '../feature'
import { presentRun } from './result-runs.presenter'
import { listCompetitionsWithRounds } from './result-competitions.queries'
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
const readCodeOf = ({ actor }: Pick<AnyCall, 'actor'>) => (actor.codes.has(READ) ? READ : CONFIRM)

/** Computes the results of a round. */
const computeResult: Handler<'computeResult'> = async (call) => ok(await compute(call), 'results.computed')

/** Competitions whose results the caller manages, with the state of their rounds. */
const listResultCompetitions: Handler<'listResultCompetitions'> = async (call) =>
  ok(await listCompetitionsWithRounds(call.db, call.actor.scopeOf(readCodeOf(call))))

/** Runs of a competition. Those who confirm read them as well as those who compute. */
const listResultRuns: Handler<'listResultRuns'> = async (call) => {
  const { id } = await requireManaged(call, readCodeOf(call), call.query.competitionId)
  return ok((await listRuns(call.db, id)).map((run) => presentRun(run, call.actor.userId)))
}

/** One run with its results and steps. */
const getResultRun: Handler<'getResultRun'> = async (call) => {
  return ok(await readRun(call, await requireRun(call, readCodeOf(call), call.query.id)))
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
    listResultCompetitions,
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
