import type { PublicHandler } from '../../http/call'
import { okPublic } from '../../http/public-response'
import { listEnabledChildren } from '../areas/areas.queries'
import type { Feature } from '../feature'
import { presentStageSubjects } from '../stages/stages.presenter'
import { listStages, listSubjects } from '../stages/stages.queries'
import { presentColumnTree, presentSite } from './portal-sites.presenter'
import { openSites, readableColumns, redirectsOf, requireSite } from './portal-sites.service'

/** Name, footer and languages of a site. */
const getSiteInfo: PublicHandler<'getSiteInfo'> = async (call) =>
  okPublic(presentSite(await requireSite(call, call.query.siteCode), call.clock.now()))

/** The sites of the region, to change from one to another. */
const getPortalSites: PublicHandler<'getPortalSites'> = async (call) =>
  okPublic((await openSites(call)).map(({ code, name, level, url }) => ({ code, name, level, url })))

/** Areas right below the area of a site. */
const listPortalAreas: PublicHandler<'listPortalAreas'> = async (call) => {
  const { areaCode } = await requireSite(call, call.query.siteCode)
  return okPublic(areaCode === null ? [] : await listEnabledChildren(call.db, areaCode))
}

/** Stages with their subjects. */
const listPortalSubjects: PublicHandler<'listPortalSubjects'> = async ({ db }) => {
  const [stages, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  return okPublic(presentStageSubjects(stages, subjects))
}

/** The columns of a site: its navigation. */
const getColumnTree: PublicHandler<'getColumnTree'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  const [columns, redirects] = await Promise.all([readableColumns(call, site.id), redirectsOf(call, site.id)])
  return okPublic(presentColumnTree(columns, redirects))
}

/** Operations of this feature. */
export const portalSitesFeature: Feature = {
  open: { getSiteInfo, getPortalSites, listPortalAreas, listPortalSubjects, getColumnTree },
}
