import { registrationLimits, registrationTypes } from '@doorway/api-client/rules'
import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import { registrationsSince } from '../auth/free-username'
import type { Feature } from '../feature'
import { agreementTexts } from './agreement-texts'
import { auditRequests } from './registration-audit.service'
import { mergeRequest, sendMergeCode } from './registration-merge.service'
import { AUDIT, submitRegistration } from './registration-submit.service'
import { effectiveState } from './effective-state'
import { presentDetail, presentRow } from './registrations.presenter'
import {
  countStates,
  deleteEndedRequests,
  findByTrackNo,
  listPublicSchools,
  listRegistrations,
  listReviewers,
  pageRegistrations,
} from './registrations.queries'

/** Who may register, and what they agree to. */
const getRegisterPolicy: PublicHandler<'getRegisterPolicy'> = ({ settings, origin }) =>
  Promise.resolve(
    ok({
      isOpen: settings.isRegistrationClosed !== true,
      types: [...registrationTypes],
      ...registrationLimits,
      texts: agreementTexts(origin.locale),
    }),
  )

/** A request for an account. */
const register: PublicHandler<'register'> = async (call) => ok(await submitRegistration(call))

/** A request as its applicant sees it. */
const getRegisterState: PublicHandler<'getRegisterState'> = async ({ db, clock, query }) => {
  const found = await findByTrackNo(db, query.trackNo)
  if (!found) throw notFound()
  const { trackNo, schoolId, submittedAt, decidedAt, reason, mergeProof } = found
  const [reviewer] = await listReviewers(db, schoolId, AUDIT)
  return ok({
    trackNo,
    state: effectiveState(found, clock.now()),
    reviewer: reviewer?.organizationName ?? found.schoolName,
    submittedAt: siteTime(submittedAt),
    decidedAt: decidedAt && siteTime(decidedAt),
    reason,
    isMerged: mergeProof !== null,
  })
}

/** Schools for those who register. */
const searchPublicSchools: PublicHandler<'searchPublicSchools'> = async ({ db, body }) =>
  ok(await listPublicSchools(db, body.keyword.trim(), body.areaCode || undefined))

/** Requests of the caller's scope by their state. */
const queryPageRegistrations: Handler<'queryPageRegistrations'> = async ({ db, actor, clock, body }) => {
  const { currentPage, pageSize, t = {} } = body
  const { state = 'pending', ...conditions } = t
  const now = clock.now()
  const filter = { ...conditions, scope: actor.scopeOf(AUDIT), since: registrationsSince(now) }
  const rows = await pageRegistrations(db, filter, { ...windowOf(currentPage, pageSize), state })
  const counts = await countStates(db, filter)
  return ok({ data: rows.map((row) => presentRow(row, now)), total: counts[state], currentPage, pageSize, counts })
}

/** One request with what has been checked. */
const getRegistration: Handler<'getRegistration'> = async (call) => {
  const [found] = await listRegistrations(call.db, [call.query.id], call.actor.scopeOf(AUDIT))
  if (!found) throw notFound()
  return ok(await presentDetail(call, found))
}

/** Approves or returns requests. */
const auditRegistrations: Handler<'auditRegistrations'> = async (call) =>
  ok(
    { decided: await auditRequests(call) },
    call.body.decision === 'pass' ? 'registrations.approved' : 'registrations.returned',
  )

/** Sends a code to an account that the applicant may own. */
const sendRegistrationMergeCode: Handler<'sendMergeCode'> = async (call) =>
  ok(await sendMergeCode(call), 'registrations.mergeCodeSent')

/** Closes a request in favour of an account that its applicant owns. */
const mergeRegistration: Handler<'mergeRegistration'> = async (call) =>
  ok({ username: await mergeRequest(call) }, 'registrations.merged')

const DAY_MS = 24 * 3_600_000
const RETENTION_MS = 30 * DAY_MS

/** Operations of this feature. Requests that were not approved are removed thirty days after their end (domain 4.4). */
export const registrationsFeature: Feature = {
  maintain: async ({ db, clock }) => {
    const decided = new Date(clock.now().getTime() - RETENTION_MS)
    const submitted = new Date(decided.getTime() - registrationLimits.expiryDays * DAY_MS)
    await deleteEndedRequests(db, { decided, submitted })
  },
  open: { getRegisterPolicy, register, getRegisterState, searchPublicSchools },
  signedIn: {
    queryPageRegistrations,
    getRegistration,
    auditRegistrations,
    sendMergeCode: sendRegistrationMergeCode,
    mergeRegistration,
  },
}
