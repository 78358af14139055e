import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { addForPerson, cancelForPerson, pageOfSchool, searchPeople } from './behalf-entries.service'

/** Entries that the caller's school has made. */
const queryPageBehalfEntries: Handler<'queryPageBehalfEntries'> = async (call) => {
  const { currentPage, pageSize } = call.body
  return ok({ ...(await pageOfSchool(call, windowOf(currentPage, pageSize))), currentPage, pageSize })
}

/** People of the caller's school. */
const listBehalfPeople: Handler<'listBehalfPeople'> = async (call) => ok(await searchPeople(call))

/** Enters a person. */
const addBehalfEntry: Handler<'addBehalfEntry'> = async (call) => ok(await addForPerson(call), 'competitions.submitted')

/** Cancels an entry. */
const cancelBehalfEntry: Handler<'cancelBehalfEntry'> = async (call) =>
  ok(await cancelForPerson(call), 'competitions.cancelled')

/** Operations of this feature. */
export const behalfEntriesFeature: Feature = {
  signedIn: { queryPageBehalfEntries, listBehalfPeople, addBehalfEntry, cancelBehalfEntry },
}
