import { limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { and, sql } from 'drizzle-orm'
import { siteTime } from '../../clock'
import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { okForAll } from '../../http/public-response'
import type { ServerParts } from '../../http/server-context'
import { listEnabledChildren } from '../areas/areas.queries'
import { fileKey } from '../../security/file-keys'
import { readPrincipal, readSchool } from '../profiles/profiles.service'
import { readActivity, readResource } from '../research/research.service'
import { readStudio } from '../studios/studios.service'
import { presentStageSubjects } from '../stages/stages.presenter'
import { listStages, listSubjects } from '../stages/stages.queries'
import { readArticle, readPage } from '../articles/article-detail.service'
import { hasDocNo } from '../articles/articles.queries'
import { readHome } from '../home/home.service'
import { presentColumnTree, presentSite } from '../articles/articles.presenter'
import { nextChangeOf, readArticles, readChoices } from '../articles/articles.service'
import { openSites, readableColumns, requireSite } from '../portal-sites/portal-sites.service'

/** Name, footer and languages of a site. */
export const getSiteInfo: PublicHandler<'getSiteInfo'> = async (call) =>
  okForAll(presentSite(await requireSite(call, call.query.siteCode), call.clock.now()))

/** The sites of the region, to change from one to another. */
export const getPortalSites: PublicHandler<'getPortalSites'> = async (call) =>
  okForAll((await openSites(call)).map(({ code, name, level, url }) => ({ code, name, level, url })))

/** Areas right below the area of a site. */
export const listPortalAreas: PublicHandler<'listPortalAreas'> = async (call) => {
  const { areaCode } = await requireSite(call, call.query.siteCode)
  return okForAll(areaCode === null ? [] : await listEnabledChildren(call.db, areaCode))
}

/** Stages with their subjects. */
export const listPortalSubjects: PublicHandler<'listPortalSubjects'> = async ({ db }) => {
  const [stages, subjects] = await Promise.all([listStages(db), listSubjects(db)])
  return okForAll(presentStageSubjects(stages, subjects))
}

/** The columns of a site: its navigation. */
export const getColumnTree: PublicHandler<'getColumnTree'> = async (call) => {
  const site = await requireSite(call, call.query.siteCode)
  return okForAll(presentColumnTree(await readableColumns(call, site.id)))
}

/** The front page in one answer. */
export const getHome: PublicHandler<'getHome'> = async (call) => {
  const { siteId, now, home } = await readHome(call, call.query.siteCode)
  return okForAll({ serverTime: siteTime(now), ...home }, await nextChangeOf(call, siteId))
}

/** Articles by filter, a page at a time. */
export const queryPageArticleList: PublicHandler<'queryPageArticleList'> = async (call) =>
  ok((await readArticles(call, call.body.t ?? {}, call.body.currentPage, call.body.pageSize)).page)

/** The same as a GET, so that a cache between can keep it. */
export const listArticles: PublicHandler<'listArticles'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, ...conditions } = call.query
  const { page, siteId } = await readArticles(call, conditions, currentPage, pageSize)
  return okForAll(page, await nextChangeOf(call, siteId))
}

/** What a list of articles can be narrowed by. */
export const getArticleChoices: PublicHandler<'getArticleChoices'> = async (call) => {
  const { choices, changesAt } = await readChoices(call, call.query.siteCode, call.query.columnCode)
  return okForAll(choices, changesAt)
}

const isOf = (table: string, column: string, value: string) =>
  sql`exists (select 1 from ${sql.identifier(table)} beside where beside.article_id = article.id
    and beside.${sql.identifier(column)} = ${value})`

/** Disclosed documents. */
export const listDisclosures: PublicHandler<'listDisclosures'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, validity, docNo, ...conditions } = call.query
  const columnCode = conditions.columnCode ?? 'discloseInfos'
  const part = docNo?.trim()
  const beside = and(
    validity ? isOf('article_disclosure', 'validity', validity) : undefined,
    part ? hasDocNo(part) : undefined,
  )
  const { page, siteId } = await readArticles(call, { ...conditions, columnCode, beside }, currentPage, pageSize)
  return okForAll(page, await nextChangeOf(call, siteId))
}

/** Projects. */
export const listProjects: PublicHandler<'listProjects'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, stage, level, ...conditions } = call.query
  const beside = and(
    stage ? isOf('project', 'stage', stage) : undefined,
    level ? isOf('project', 'level', level) : undefined,
  )
  const asked = { ...conditions, columnCode: 'projectShow', beside }
  const { page, siteId } = await readArticles(call, asked, currentPage, pageSize)
  return okForAll(page, await nextChangeOf(call, siteId))
}

const readers = {
  article: readArticle,
  disclosure: readArticle,
  project: readArticle,
  page: readPage,
  school: readSchool,
  principal: readPrincipal,
  activity: readActivity,
  resource: readResource,
  studio: readStudio,
}

/** Pictures, players and links cannot send a token; for signed-in readers each address carries a key of its own. */
async function withKeys(
  { secrets, clock }: Pick<ServerParts, 'secrets' | 'clock'>,
  detail: Schema<'ContentDetail'>,
): Promise<Schema<'ContentDetail'>> {
  const now = clock.now()
  const keyed = async (url: string | null) =>
    url && `${url}?key=${await fileKey(secrets, url.slice(url.lastIndexOf('/') + 1), now)}`
  const attachments = await Promise.all(
    detail.attachments.map(async (file) => ({ ...file, url: await keyed(file.url) })),
  )
  return { ...detail, coverUrl: await keyed(detail.coverUrl), attachments }
}

/** One item of any kind. */
export const getContentDetail: PublicHandler<'getContentDetail'> = async (call) => {
  const { siteCode, type, id } = call.query
  const site = await requireSite(call, siteCode)
  const detail = await readers[type](call, site, id)
  return okForAll(call.actor ? await withKeys(call, detail) : detail, await nextChangeOf(call, site.id))
}
