import type { Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import type { Feature } from '../feature'
import { readBlocks, saveBlocks } from './site-blocks.service'
import { readLinks, saveLinks } from './site-links.service'
import { removeSite, requireSite, saveSite } from './site-save.service'
import { presentSiteDetail } from './sites.presenter'

/** One site for its editor. */
const getSite: Handler<'getSite'> = async (call) =>
  ok(await presentSiteDetail(call, await requireSite(call.db, call.actor, 'cms:site:list', call.query.id)))

/** Adds or changes a site. */
const insertOrUpdateSite: Handler<'insertOrUpdateSite'> = async (call) =>
  ok(await presentSiteDetail(call, await saveSite(call)), 'sites.saved')

/** Deletes a site. */
const deleteSite: Handler<'deleteSite'> = async (call) => {
  await removeSite(call)
  return ok({ deleted: 1 }, 'sites.deleted')
}

/** Blocks of a front page. */
const getSiteBlocks: Handler<'getSiteBlocks'> = async ({ db, actor, path }) =>
  ok(await readBlocks(db, await requireSite(db, actor, 'cms:site:list', path.id)))

/** Arranges the blocks of a front page. */
const saveSiteBlocks: Handler<'saveSiteBlocks'> = async (call) => ok(await saveBlocks(call), 'sites.saved')

/** Special topics and links of a front page. */
const getSiteLinks: Handler<'getSiteLinks'> = async ({ db, actor, path }) =>
  ok(await readLinks(db, await requireSite(db, actor, 'cms:site:list', path.id)))

/** Stores the special topics and links of a front page. */
const saveSiteLinks: Handler<'saveSiteLinks'> = async (call) => ok(await saveLinks(call), 'sites.saved')

/** Operations of this feature. */
export const sitesFeature: Feature = {
  signedIn: {
    getSite,
    insertOrUpdateSite,
    deleteSite,
    getSiteBlocks,
    saveSiteBlocks,
    getSiteLinks,
    saveSiteLinks,
  },
}
