import { limits } from '@doorway/api-client/rules'
import { windowOf } from '../../db/page-window'
import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { nextChangeOf } from '../content/content.service'
import { momentsOf } from '../content/months'
import type { Feature } from '../feature'
import { requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { pageActivities } from './activities.queries'
import { cancelActivitySignup, checkInToActivity, getActivitySignup, signUpForActivity } from './registrations.handlers'
import { researchKinds } from './research-kinds'
import { presentActivityCard, presentResourceCard } from './research.presenter'
import { columnOfKind, readSubjectHub } from './research.service'
import { findResourceChoices } from './resource-choices.queries'
import { isOffered, pageResources } from './resources.queries'

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

/** Published resources; micro-lessons have a column of their own. */
const listResources: PublicHandler<'listResources'> = async (call) => {
  const { siteCode, currentPage = limits.firstPage, pageSize = limits.pageSize, ...filter } = call.query
  const site = await requireSite(call, siteCode)
  const column = await requireColumn(call, site.id, columnOfKind(filter.kind))
  const offered = isOffered(call.actor, call.clock.now())
  const { rows, total } = await pageResources(call.db, offered, filter, windowOf(currentPage, pageSize))
  const data = rows.map((row) => presentResourceCard(row, column))
  return okPublic({ data, total, currentPage, pageSize }, await nextChangeOf(call, site.id))
}

/** Filter options for resources of one kind. They are computed from all resources, so the result is cached. */
const listResourceChoices: PublicHandler<'listResourceChoices'> = async (call) => {
  const { siteCode, kind } = call.query
  const site = await requireSite(call, siteCode)
  await requireColumn(call, site.id, columnOfKind(kind))
  const changesAt = await nextChangeOf(call, site.id)
  const offered = { kind, isSignedIn: call.actor !== undefined, now: call.clock.now() }
  const key = `choices ${kind} ${offered.isSignedIn} ${changesAt?.getTime()}`
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
