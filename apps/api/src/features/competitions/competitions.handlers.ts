import { limits } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { Handler, PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { okPublic } from '../../http/public-response'
import { notFound } from '../../http/refusals'
import { requireSubject } from '../family/family.policy'
import type { Feature } from '../feature'
import { requireSite } from '../portal-sites/portal-sites.service'
import { presentOwnResult } from './competitions.presenter'
import { listPhases } from './competitions.queries'
import {
  checkCertificate,
  readCompetitions,
  readEnterWorks,
  readForPerson,
  readForVisitors,
  readWinners,
} from './competitions.service'
import { findOwnEntry } from './entries.queries'
import { cancelOwnEntry, checkEligibility, presentEntry, saveEntry, submitOwnEntry } from './entries.service'
import { queryPageMyCertificates, queryPageMyEntries } from './own-lists.handlers'
import { pageOwnResults } from './score-visibility.queries'

/** Competitions for visitors. */
const listCompetitions: PublicHandler<'listCompetitions'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, ...filter } = call.query
  const site = await requireSite(call, siteCode)
  const { page, changesAt } = await readCompetitions(call, site, filter, { currentPage, pageSize })
  return okPublic(page, changesAt)
}

/** The same in the form of the specification. */
const queryPageOpenCompetitions: PublicHandler<'queryPageOpenCompetitions'> = async (call) => {
  const { currentPage, pageSize, t = {} } = call.body
  const site = await requireSite(call, undefined)
  return ok((await readCompetitions(call, site, t, { currentPage, pageSize })).page)
}

/** One competition for visitors. */
const getPortalCompetition: PublicHandler<'getPortalCompetition'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  const { detail, changesAt } = await readForVisitors(call, call.query.id, site.id)
  return okPublic(detail, changesAt)
}

/** One competition with what the caller may do. */
const getCompetitionDetail: PublicHandler<'getCompetitionDetail'> = async (call) => {
  const { actor, query } = call
  return ok(actor ? await readForPerson(call, actor, query.id) : (await readForVisitors(call, query.id)).detail)
}

/** Published awards. */
const listWinningWorks: PublicHandler<'listWinningWorks'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, ...filter } = call.query
  return okPublic(await readWinners(call, await requireSite(call, siteCode), filter, { currentPage, pageSize }))
}

/** The same in the form of the specification. */
const queryPageWinningWorks: PublicHandler<'queryPageWinningWorks'> = async (call) => {
  const { currentPage, pageSize, t = {} } = call.body
  return ok(await readWinners(call, await requireSite(call, undefined), t, { currentPage, pageSize }))
}

/** Works of a competition. */
const queryPageEnterWorks: Handler<'queryPageEnterWorks'> = async (call) => ok(await readEnterWorks(call))

/** The caller's own results, or those of a minor child of the caller. */
const queryPageMyResults: Handler<'queryPageMyResults'> = async (call) => {
  const { db, body, clock } = call
  const { currentPage, pageSize, t = {} } = body
  const subject = await requireSubject(call, t.childId)
  const reader = { userId: subject.id, now: clock.now() }
  const rows = await pageOwnResults(db, reader, t, windowOf(currentPage, pageSize))
  // A page behind the last one has no row that could count the others.
  const [first] = rows.length > 0 ? rows : await pageOwnResults(db, reader, t, windowOf(limits.firstPage, 1))
  const total = first ? first.total : 0
  const phases = await listPhases(db, [...new Set(rows.map((row) => Number(row.competition_id)))])
  const data = rows.map((row) => {
    const own = phases.filter(({ competitionId }) => competitionId === Number(row.competition_id))
    return presentOwnResult(row, own, reader.now)
  })
  return ok({ data, total, currentPage, pageSize })
}

/** Checks a certificate. */
const verifyCertificate: PublicHandler<'verifyCertificate'> = async (call) =>
  ok(await checkCertificate(call, call.body))

/** Whether the caller may enter. */
const getEntryEligibility: Handler<'getEntryEligibility'> = async (call) => {
  const failedRules = await checkEligibility(call, call.query.competitionId)
  return ok({ ok: failedRules.length === 0, failedRules })
}

/** One of the caller's entries. */
const getEntry: Handler<'getEntry'> = async ({ db, actor, query }) => {
  const entry = await findOwnEntry(db, actor.userId, query.id)
  if (!entry) throw notFound()
  return ok(await presentEntry(db, entry))
}

/** Saves an entry. */
const insertOrUpdateEntry: Handler<'insertOrUpdateEntry'> = async (call) =>
  ok(await saveEntry(call), 'competitions.saved')

/** Submits an entry. */
const submitEntry: Handler<'submitEntry'> = async (call) => ok(await submitOwnEntry(call), 'competitions.submitted')

/** Cancels an entry. */
const cancelEntry: Handler<'cancelEntry'> = async (call) => ok(await cancelOwnEntry(call), 'competitions.cancelled')

/** Operations of this feature. */
export const competitionsFeature: Feature = {
  open: {
    listCompetitions,
    queryPageOpenCompetitions,
    getPortalCompetition,
    getCompetitionDetail,
    listWinningWorks,
    queryPageWinningWorks,
    verifyCertificate,
  },
  signedIn: {
    queryPageEnterWorks,
    queryPageMyResults,
    queryPageMyEntries,
    queryPageMyCertificates,
    getEntryEligibility,
    getEntry,
    insertOrUpdateEntry,
    submitEntry,
    cancelEntry,
  },
}
