import { limits } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { PublicHandler } from '../../http/call'
import { okForAll } from '../../http/public-response'
import { pageSchools } from '../profiles/profiles.queries'
import { presentSchoolCard } from '../profiles/profiles.presenter'
import { pageActivities } from '../research/activities.queries'
import { presentActivityCard, presentResourceCard } from '../research/research.presenter'
import { isOffered, pageResources } from '../research/resources.queries'
import type { Window } from '../articles/article-pages.queries'
import { listByIds } from '../articles/article-rows.queries'
import { searchArticles } from '../articles/article-search.queries'
import { presentArticleRow } from '../articles/articles.presenter'
import { columnsBelow, nextChangeOf, readerOf, windowOf } from '../articles/articles.service'
import { searchQuestion } from '../articles/search-query'
import { columnsOf, requireSite, type PortalCall } from '../portal-sites/portal-sites.service'
import type { SiteRow } from '../portal-sites/portal-sites.queries'
import { canReadColumn } from '../articles/article-visibility.queries'

interface FoundRows {
  data: Schema<'ArticleRow'>[]
  total: number
  isMore?: boolean
}
interface Asked {
  text: string
  window: Window
}
type Finder = (call: PortalCall, site: SiteRow, asked: Asked) => Promise<FoundRows>

const nothing: FoundRows = { data: [], total: 0 }

/** The column a kind of content stands in, if this reader may open it. */
async function openColumn(call: PortalCall, site: SiteRow, code: string) {
  const column = (await columnsOf(call, site.id)).find((candidate) => candidate.code === code)
  return column && canReadColumn(column, call.actor) ? column : undefined
}

const findArticles: Finder = async (call, site, { text, window }) => {
  const question = searchQuestion(text, site.id)
  if (!question) return nothing
  const columns = await columnsBelow(call, site.id)
  const found = await searchArticles(call.db, { siteId: site.id, columns, question }, readerOf(call), window)
  const now = call.clock.now()
  const data = (await listByIds(call.db, found.ids)).map((row) => presentArticleRow(row, now))
  return { data, total: found.total, isMore: found.isMore }
}

const findSchools: Finder = async (call, site, { text, window }) => {
  const column = await openColumn(call, site, 'schoolStyle')
  if (!column) return nothing
  const { rows, total } = await pageSchools(call.db, { keyword: text }, call.clock.now(), window)
  return { data: rows.map((row) => presentSchoolCard(row, column)), total }
}

const findActivities: Finder = async (call, site, { text, window }) => {
  const column = await openColumn(call, site, 'teachResearch')
  if (!column) return nothing
  const now = call.clock.now()
  const { rows, total } = await pageActivities(call.db, { siteId: site.id, filter: { keyword: text }, now }, window)
  return { data: rows.map((row) => presentActivityCard(row, column, now)), total }
}

const findResources: Finder = async (call, site, { text, window }) => {
  const column = await openColumn(call, site, 'subjectDetail')
  if (!column) return nothing
  const offered = isOffered(call.actor, call.clock.now())
  const { rows, total } = await pageResources(call.db, offered, { keyword: text }, window)
  return { data: rows.map((row) => presentResourceCard(row, column)), total }
}

const finders = { article: findArticles, school: findSchools, activity: findActivities, resource: findResources }

/** What the site has about some words, in one kind of content. */
export const searchPortal: PublicHandler<'searchPortal'> = async (call) => {
  const { siteCode, q, type = 'article', currentPage = limits.firstPage, pageSize = limits.pageSize } = call.query
  const site = await requireSite(call, siteCode)
  const asked = { text: q.trim(), window: windowOf(currentPage, pageSize) }
  const { data, total, isMore = false } = asked.text === '' ? nothing : await finders[type](call, site, asked)
  return okForAll({ data, total, isMore, currentPage, pageSize }, await nextChangeOf(call, site.id))
}
