import { siteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { notFound } from '../../http/refusals'
import type { Feature } from '../feature'
import { EDIT, requireUnit } from './recommendation.policy'
import { presentUnit, presentUnitWork } from './recommendation.presenter'
import { saveRecommendationOf } from './recommendation.service'
import { returnListOf, submitListOf } from './recommend-lists.service'
import { isCompetition, listUnits } from './recommend-units.queries'
import { pageUnitWorks } from './recommended-works.queries'

/** Units in scope with their quotas and lists. */
const getRecommendQuota: Handler<'getRecommendQuota'> = async (call) => {
  const { db, actor, query, clock } = call
  if (!(await isCompetition(db, query.competitionId))) throw notFound()
  const now = clock.now()
  const units = await listUnits(db, actor.scopeOf(EDIT), query.competitionId, actor.schoolId)
  const viewer = { ...call, now }
  return ok({ serverTime: siteTime(now), units: await Promise.all(units.map((unit) => presentUnit(viewer, unit))) })
}

/** Works of a unit: its list, or those that it may recommend. */
const queryPageRecommendWorks: Handler<'queryPageRecommendWorks'> = async ({ db, actor, body }) => {
  const { currentPage, pageSize, t } = body
  const unit = await requireUnit(db, actor, EDIT, t)
  const { rows, total } = await pageUnitWorks(db, unit, t, windowOf(currentPage, pageSize))
  return ok({ data: rows.map(presentUnitWork), total, currentPage, pageSize })
}

/** Recommends, ranks or takes back a work. */
const saveRecommendation: Handler<'saveRecommendation'> = async (call) =>
  ok(await saveRecommendationOf(call), call.body.rank === null ? 'recommendation.takenBack' : 'recommendation.saved')

/** Submits a list. */
const submitRecommendList: Handler<'submitRecommendList'> = async (call) =>
  ok(await submitListOf(call), 'recommendation.submitted')

/** Returns a list. */
const returnRecommendList: Handler<'returnRecommendList'> = async (call) =>
  ok(await returnListOf(call), 'recommendation.returned')

/** Operations of this feature. */
export const recommendationFeature: Feature = {
  signedIn: {
    getRecommendQuota,
    queryPageRecommendWorks,
    saveRecommendation,
    submitRecommendList,
    returnRecommendList,
  },
}
