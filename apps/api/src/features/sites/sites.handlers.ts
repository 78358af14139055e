import type { Schema } from '@doorway/api-client/types'
import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import type { SiteRow } from './site-save.queries'
import { removeSite, requireSite, saveSite } from './site-save.service'

const LEVELS: readonly Schema<'SiteDetail'>['level'][] = ['省', '市', '县', '校', '专题']

function presentSiteDetail(site: SiteRow): Schema<'SiteDetail'> {
  return {
    id: site.id,
    name: site.name,
    code: site.code,
    url: site.url,
    detail: site.detail,
    level: LEVELS.find((level) => level === site.level) ?? '专题',
    areaCode: site.areaCode,
    orgId: site.orgId,
    state: site.state,
    version: site.version,
  }
}

/** One site for its editor. */
const getSite: Handler<'getSite'> = async ({ db, actor, query }) =>
  ok(presentSiteDetail(await requireSite(db, actor, 'cms:site:list', query.id)))

/** Adds or changes a site. */
const insertOrUpdateSite: Handler<'insertOrUpdateSite'> = async (call) =>
  ok(presentSiteDetail(await saveSite(call)), 'sites.saved')

/** Deletes a site. */
const deleteSite: Handler<'deleteSite'> = async (call) => {
  await removeSite(call)
  return ok({ deleted: 1 }, 'sites.deleted')
}

/** Operations of this feature. */
export const sitesFeature: Feature = {
  signedIn: { getSite, insertOrUpdateSite, deleteSite },
}
