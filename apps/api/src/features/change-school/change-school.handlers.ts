import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { searchTargets } from './school-change-people.queries'
import { applyDueChanges } from './school-change-effect.service'
import {
  decideChange,
  readProgress,
  readQueue,
  readRequest,
  submitChange,
  withdrawChange,
} from './school-changes.service'

const MAX_HITS = 20

/** Whom the caller may move, and the requests so far. */
const getSchoolChangeProgress: Handler<'getSchoolChangeProgress'> = async (call) => ok(await readProgress(call))

/** Schools to change to. */
const searchTargetSchools: Handler<'searchTargetSchools'> = async ({ db, body }) =>
  ok(await searchTargets(db, body.keyword.trim(), body.areaCode, MAX_HITS))

/** Sends a request. */
const submitSchoolChange: Handler<'submitSchoolChange'> = async (call) =>
  ok(await submitChange(call), 'changeSchool.submitted')

/** Withdraws a request. */
const withdrawSchoolChange: Handler<'withdrawSchoolChange'> = async (call) =>
  ok(await withdrawChange(call), 'changeSchool.withdrawn')

/** Requests in the caller's scope. */
const queryPageSchoolChanges: Handler<'queryPageSchoolChanges'> = async (call) => ok(await readQueue(call))

/** One of them. */
const getSchoolChange: Handler<'getSchoolChange'> = async (call) => ok(await readRequest(call))

/** Decides about the current step. */
const decideSchoolChange: Handler<'decideSchoolChange'> = async (call) =>
  ok(await decideChange(call), call.body.decision === 'agree' ? 'changeSchool.agreed' : 'changeSchool.rejected')

/** Operations of this feature. */
export const changeSchoolFeature: Feature = {
  maintain: applyDueChanges,
  signedIn: {
    getSchoolChangeProgress,
    searchTargetSchools,
    submitSchoolChange,
    withdrawSchoolChange,
    queryPageSchoolChanges,
    getSchoolChange,
    decideSchoolChange,
  },
}
