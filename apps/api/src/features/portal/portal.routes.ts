import { limits } from '@doorway/api-client/rules'
import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { okForAll } from '../../http/public-answer'
import { findNextChange } from './articles.queries'
import { presentColumnTree, presentSite } from './portal.presenter'
import { readableColumns, readArticle, readArticles, readHome, requireSite } from './portal.service'

/** Name, footer and languages of a site. */
export const getSiteInfo: PublicHandler<'getSiteInfo'> = async (call) =>
  okForAll(presentSite(await requireSite(call, call.query.siteCode), call.clock.now()))

/** The columns of a site: its navigation. */
export const getColumnTree: PublicHandler<'getColumnTree'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  return okForAll(presentColumnTree(await readableColumns(call, site.id)))
}

/** The front page in one answer. */
export const getHome: PublicHandler<'getHome'> = async (call) => {
  const { site, now, lead, announcements, sections, numbers } = await readHome(call, call.query.siteCode)
  const home = { serverTime: siteTime(now), lead, announcements, sections, numbers }
  return okForAll(home, await findNextChange(call.db, site.id, now))
}

/** Articles by filter, a page at a time. */
export const queryPageArticleList: PublicHandler<'queryPageArticleList'> = async (call) =>
  ok((await readArticles(call, call.body.t ?? {}, call.body.currentPage, call.body.pageSize)).page)

/** The same as a GET, so that a cache between can keep it. */
export const listArticles: PublicHandler<'listArticles'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, ...conditions } = call.query
  const { page, siteId } = await readArticles(call, conditions, currentPage, pageSize)
  return okForAll(page, await findNextChange(call.db, siteId, call.clock.now()))
}

/** One article. */
export const getContentDetail: PublicHandler<'getContentDetail'> = async (call) => {
  const { article, siteId } = await readArticle(call, call.query.siteCode, call.query.id)
  return okForAll(article, await findNextChange(call.db, siteId, call.clock.now()))
}
