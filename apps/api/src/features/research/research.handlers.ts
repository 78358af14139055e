import { researchKinds } from './research-kinds'
import type { Feature } from '../feature'
import { getActivitySignup, signUpForActivity, checkInToActivity, cancelActivitySignup } from './registrations.handlers'
import { limits } from '@doorway/api-client/rules'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { momentsOf } from '../content/months'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { pageActivities } from './activities.queries'
import { presentActivityCard, presentResourceCard } from './research.presenter'
import { findResourceChoices } from './resource-choices.queries'
import { columnOfKind, readSubjectHub } from './research.service'
import { isOffered, pageResources } from './resources.queries'
import { windowOf } from '../../db/page-window'
import { nextChangeOf } from '../content/content.service'

/** Activities to come, or past ones. */
const listActivities: PublicHandler<'listActivities'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, month, ...filters } = call.query
  const filter = { ...filters, ...momentsOf(month) }
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, 'teachResearch')
  const now = call.clock.now()
  const { rows, total } = await pageActivities(
    call.db,
    { siteId: site.id, filter, now },
    windowOf(currentPage, pageSize),
  )
  const data = rows.map((row) => presentActivityCard(row, column, now))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Resources on the shelf; micro-lessons stand in a column of their own. */
const listResources: PublicHandler<'listResources'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, ...filter } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, columnOfKind(filter.kind))
  const offered = isOffered(call.actor, call.clock.now())
  const { rows, total } = await pageResources(call.db, offered, filter, windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentResourceCard(row, column))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** What resources of one kind can be narrowed by. It takes all of them to tell, so it is told from memory. */
const listResourceChoices: PublicHandler<'listResourceChoices'> = async (call) => {
  const { siteCode, kind } = call.query
  const site = await requireSite(call, siteCode)
  await requireColumn(call, site.id, columnOfKind(kind))
  const changesAt = await nextChangeOf(call, site.id)
  const offered = { kind, isSignedIn: call.actor !== undefined, now: call.clock.now() }
  const key = `choices ${kind} ${offered.isSignedIn} ${changesAt?.getTime() ?? 0}`
  return okPublic(await call.contents.getOrLoad(key, () => findResourceChoices(call.db, offered)), changesAt)
}

/** The page of one subject. */
const getSubjectHub: PublicHandler<'getSubjectHub'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  return okPublic(await readSubjectHub(call, site, call.query), await nextChangeOf(call, site.id))
}

/** Operations of this feature. */
export const researchFeature: Feature = {
  contentKinds: researchKinds,
  open: { listActivities, listResources, listResourceChoices, getSubjectHub },
  signedIn: { getActivitySignup, signUpForActivity, checkInToActivity, cancelActivitySignup },
}
