import { articleKinds } from './article-kinds'
import type { Feature } from '../feature'
import type { PublicHandler } from '../../http/call'
import { ok } from '../../http/envelope'
import { readArticles } from './articles.service'
import { limits } from '@doorway/api-client/rules'
import { okPublic } from '../../http/public-response'
import { nextChangeOf } from '../content/content.service'
import { readChoices } from './article-choices.service'
import { isDisclosure, isProject } from './article-topics.queries'

/** Articles by filter, a page at a time. */
const queryPageArticleList: PublicHandler<'queryPageArticleList'> = async (call) =>
  ok((await readArticles(call, call.body.t ?? {}, call.body.currentPage, call.body.pageSize)).page)

/** The same as a GET, so that a cache between can keep it. */
const listArticles: PublicHandler<'listArticles'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, ...conditions } = call.query
  const { page, siteId } = await readArticles(call, conditions, currentPage, pageSize)
  return okPublic(page, await nextChangeOf(call, siteId))
}

/** What a list of articles can be narrowed by. */
const getArticleChoices: PublicHandler<'getArticleChoices'> = async (call) => {
  const { choices, changesAt } = await readChoices(call, call.query.siteCode, call.query.columnCode)
  return okPublic(choices, changesAt)
}

/** Disclosed documents. */
const listDisclosures: PublicHandler<'listDisclosures'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, validity, docNo, ...conditions } = call.query
  const columnCode = conditions.columnCode ?? 'discloseInfos'
  const related = isDisclosure({ validity, docNo: docNo?.trim() })
  const { page, siteId } = await readArticles(call, { ...conditions, columnCode, related }, currentPage, pageSize)
  return okPublic(page, await nextChangeOf(call, siteId))
}

/** Projects. */
const listProjects: PublicHandler<'listProjects'> = async (call) => {
  const { currentPage = limits.firstPage, pageSize = limits.pageSize, stage, level, ...conditions } = call.query
  const filter = { ...conditions, columnCode: 'projectShow', related: isProject({ stage, level }) }
  const { page, siteId } = await readArticles(call, filter, currentPage, pageSize)
  return okPublic(page, await nextChangeOf(call, siteId))
}

/** Operations of this feature. */
export const articlesFeature: Feature = {
  contentKinds: articleKinds,
  open: { queryPageArticleList, listArticles, getArticleChoices, listDisclosures, listProjects },
}
