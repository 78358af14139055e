import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { readOwnWork, readWork, saveWork, submitWork as submit, withdrawWork as withdraw } from './own-works.service'

/** One work of the caller. */
const getWork: Handler<'getWork'> = async (call) => ok(await readWork(call))

/** The caller's work for a competition. */
const getOwnWork: Handler<'getOwnWork'> = async (call) => ok(await readOwnWork(call))

/** Saves a draft. */
const insertOrUpdateWork: Handler<'insertOrUpdateWork'> = async (call) => ok(await saveWork(call), 'works.saved')

/** Submits a work. */
const submitWork: Handler<'submitWork'> = async (call) => ok(await submit(call), 'works.submitted')

/** Withdraws a work. */
const withdrawWork: Handler<'withdrawWork'> = async (call) => ok(await withdraw(call), 'works.withdrawn')

/** Operations of this feature. */
export const ownWorksFeature: Feature = {
  signedIn: { getWork, getOwnWork, insertOrUpdateWork, submitWork, withdrawWork },
}
