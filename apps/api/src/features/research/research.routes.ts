import { limits } from '@doorway/api-client/rules'
import type { PublicHandler } from '../../http/call'
import { okForAll } from '../../http/public-answer'
import { momentsOf } from '../portal/months'
import { nextChangeOf, windowOf } from '../portal/portal.service'
import { requireColumn, requireSite } from '../portal/site-choice'
import { pageActivities } from './activities.queries'
import { presentActivityCard, presentResourceCard } from './research.presenter'
import { readSubjectHub } from './research.service'
import { isOffered, pageResources } from './resources.queries'

/** Activities to come, or past ones. */
export const listActivities: PublicHandler<'listActivities'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...asked } = call.query
  const filter = { ...asked, ...momentsOf(month) }
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, 'teachResearch')
  const now = call.clock.now()
  const { rows, total } = await pageActivities(
    call.db,
    { siteId: site.id, filter, now },
    windowOf(currentPage, pageSize),
  )
  const data = rows.map((row) => presentActivityCard(row, column, now))
  return okForAll({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Resources on the shelf; micro-lessons stand in a column of their own. */
export const listResources: PublicHandler<'listResources'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, ...filter } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, filter.kind === 'micro' ? 'microList' : 'subjectDetail')
  const offered = isOffered(call.actor, call.clock.now())
  const { rows, total } = await pageResources(call.db, offered, filter, windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentResourceCard(row, column))
  return okForAll({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** The page of one subject. */
export const getSubjectHub: PublicHandler<'getSubjectHub'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  return okForAll(await readSubjectHub(call, site, call.query), await nextChangeOf(call, site.id))
}
