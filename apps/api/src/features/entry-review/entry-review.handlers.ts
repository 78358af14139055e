import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { listAnnounced } from '../competitions/competitions.queries'
import type { Feature } from '../feature'
import { requireSite } from '../portal-sites/portal-sites.service'
import { auditEntriesIn } from './entry-audit.service'
import { presentManagedEntry, presentManagedWork } from './entry-review.presenter'
import { pageManagedEntries } from './managed-entries.queries'
import { pageManagedWorks } from './managed-works.queries'
import { checkWorksIn, disqualify, readTwins, readWork, requireWork } from './work-check.service'

const MAX_COMPETITIONS = 500

/** Competitions whose entries and works can be reviewed. */
const listReviewedCompetitions: Handler<'listReviewedCompetitions'> = async (call) => {
  const site = await requireSite(call, undefined)
  const rows = await listAnnounced(call.db, site.id, {})
  return ok(rows.slice(0, MAX_COMPETITIONS).map(({ id, name }) => ({ id, name })))
}

/** Entries of a competition. */
const queryPageEntries: Handler<'queryPageEntries'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t } = body
  const scope = actor.scopeOf('comp:entry:list')
  const { rows, total } = await pageManagedEntries(db, scope, t, windowOf(currentPage, pageSize))
  return ok({ data: rows.map(presentManagedEntry), total, currentPage, pageSize })
}

/** Decides about entries. */
const auditEntries: Handler<'auditEntries'> = async (call) => ok(await auditEntriesIn(call), 'entryReview.decided')

/** Works of a competition. */
const queryPageWorks: Handler<'queryPageWorks'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t } = body
  const scope = actor.scopeOf('comp:work:list')
  const { rows, total } = await pageManagedWorks(db, scope, t, windowOf(currentPage, pageSize))
  return ok({ data: rows.map(presentManagedWork), total, currentPage, pageSize })
}

/** One work for its checker. */
const getManagedWork: Handler<'getManagedWork'> = async (call) =>
  ok(await readWork(call, await requireWork(call.db, call.actor, 'comp:work:list', call.query.id)))

/** Decides about works. */
const checkWorks: Handler<'checkWorks'> = async (call) => ok(await checkWorksIn(call), 'entryReview.decided')

/** Takes a work out of the competition. */
const disqualifyWork: Handler<'disqualifyWork'> = async (call) => ok(await disqualify(call), 'entryReview.disqualified')

/** Works that may be the same. */
const getWorkDuplicates: Handler<'getWorkDuplicates'> = async ({ db, actor, query }) =>
  ok(await readTwins(db, await requireWork(db, actor, 'comp:work:list', query.id)))

/** Operations of this feature. */
export const entryReviewFeature: Feature = {
  signedIn: {
    listReviewedCompetitions,
    queryPageEntries,
    auditEntries,
    queryPageWorks,
    getManagedWork,
    checkWorks,
    disqualifyWork,
    getWorkDuplicates,
  },
}
