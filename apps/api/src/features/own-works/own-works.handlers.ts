import type { Schema } from '@doorway/api-client/types'
import type { AnyCall, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { isSentence, translate } from '../../strings/translate'
import type { Feature } from '../feature'
import {
  maintainSubmissions,
  readOwnWork,
  readWork,
  saveWork,
  submitWork as submit,
  withdrawWork as withdraw,
} from './own-works.service'

type Work = Schema<'Work'>

/** A work with its problem as a sentence in the caller's language instead of its key. */
function worded({ origin }: Pick<AnyCall, 'origin'>, work: Work): Work {
  const { lineProblem } = work
  const isKnown = lineProblem !== null && isSentence(lineProblem)
  return { ...work, lineProblem: isKnown ? translate(origin.locale, lineProblem) : null }
}

/** One work of the caller. */
const getWork: Handler<'getWork'> = async (call) => ok(worded(call, await readWork(call)))

/** The caller's work for a competition. */
const getOwnWork: Handler<'getOwnWork'> = async (call) => {
  const own = await readOwnWork(call)
  return ok({ ...own, work: own.work && worded(call, own.work) })
}

/** Saves a draft. */
const insertOrUpdateWork: Handler<'insertOrUpdateWork'> = async (call) =>
  ok(worded(call, await saveWork(call)), 'works.saved')

/** Submits a work. */
const submitWork: Handler<'submitWork'> = async (call) => {
  const work = worded(call, await submit(call))
  return ok(work, work.line ? 'works.received' : 'works.submitted')
}

/** Withdraws a work. */
const withdrawWork: Handler<'withdrawWork'> = async (call) => ok(worded(call, await withdraw(call)), 'works.withdrawn')

/** Operations of this feature. */
export const ownWorksFeature: Feature = {
  signedIn: { getWork, getOwnWork, insertOrUpdateWork, submitWork, withdrawWork },
  maintain: maintainSubmissions,
}
