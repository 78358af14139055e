import { filledRange } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { SQL } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import { type PageWindow, windowOf } from '../../db/page-window'
import { nextChangeOf } from '../content/content.service'
import { readerOf } from '../content/reader'
import { type PortalCall, requireColumn, requireSite } from '../portal-sites/portal-sites.service'
import { findAreaPath, isBelowArea } from './article-choices.queries'
import { listedBelow } from './article-columns'
import { type ArticleFilter, pageArticleIds, pageTaggedIds } from './article-pages.queries'
import { listByIds } from './article-rows.queries'
import { searchArticles } from './article-search.queries'
import { isAbout } from './article-topics.queries'
import { presentArticleRow } from './articles.presenter'
import { searchQuestion } from './search-query'
import { matchesFullText } from './time-buckets.queries'

const DAY_MS = 24 * 3_600_000

function publishedBetween({
  year,
  startTime,
  endTime,
}: Schema<'ArticleConditions'>): Pick<ArticleFilter, 'from' | 'until'> {
  const range = filledRange(startTime, endTime)
  if (range) {
    const until = parseSiteTime(range.end)
    const endsWithDay = range.end.length === 10
    return {
      from: parseSiteTime(range.start),
      until: until && new Date(until.getTime() + (endsWithDay ? DAY_MS : 1000)),
    }
  }
  if (!year || !/^\d{4}$/.test(year)) return {}
  return { from: parseSiteTime(`${year}-01-01`), until: parseSiteTime(`${Number(year) + 1}-01-01`) }
}

/** A page of ids by filter. Words alone are a search; a list without conditions has a total that is remembered. */
async function chooseIds(
  call: PortalCall,
  siteId: number,
  sent: { filter: ArticleFilter; keyword: string; window: PageWindow },
) {
  const { db, contents } = call
  const { filter, keyword, window } = sent
  const reader = readerOf(call)
  const question = searchQuestion(keyword, siteId)
  if (keyword !== '' && !question) return { ids: [], total: 0 }
  const { columns, tag, ...conditions } = filter
  const { from, until } = filter
  const narrowed = question && {
    ...filter,
    words: matchesFullText({ siteId, columns }, question.anywhere, from && until && { from, to: until }),
  }
  if (tag !== undefined) return pageTaggedIds(db, { tag, ...(narrowed ?? filter) }, reader, window)
  const isPlain = Object.values(conditions).every((condition) => condition === undefined)
  if (question && isPlain) return searchArticles(db, { siteId, columns, question }, reader, window)
  if (narrowed) return pageArticleIds(db, narrowed, reader, { window })
  if (!isPlain || call.actor) return pageArticleIds(db, filter, reader, { window })
  const changesAt = (await nextChangeOf(call, siteId))?.getTime()
  const key = `count ${columns.map(({ id }) => id).join(',')} ${changesAt}`
  return pageArticleIds(db, filter, reader, { window, count: (read) => contents.getOrLoad(key, read) })
}

/**
 * One page of articles. A column for signed-in people is 401 for others, so the page can redirect them to the
 * sign-in.
 */
export async function readArticles(
  call: PortalCall,
  conditions: Schema<'ArticleConditions'> & { related?: SQL },
  currentPage: number,
  pageSize: number,
) {
  const site = await requireSite(call, conditions.siteCode)
  const column = conditions.columnCode ? await requireColumn(call, site.id, conditions.columnCode) : undefined
  const areaPath = conditions.areaCode ? await findAreaPath(call.db, conditions.areaCode) : undefined
  // Nothing happened in an area that there is not.
  if (conditions.areaCode && areaPath === undefined)
    return { page: { data: [], total: 0, currentPage, pageSize }, siteId: site.id }
  const about = isAbout({ gardeId: conditions.gardeId, courseId: conditions.courseId })
  const related = [conditions.related, about].filter((condition) => condition !== undefined)
  const filter = {
    columns: await listedBelow(call, site.id, column),
    orgId: conditions.orgId ?? undefined,
    inArea: areaPath === undefined ? undefined : isBelowArea(areaPath),
    related: related.length > 0 ? related : undefined,
    tag: conditions.tag?.trim() || undefined,
    ...publishedBetween(conditions),
  }
  const keyword = conditions.keyword?.trim() ?? ''
  const { ids, total } = await chooseIds(call, site.id, { filter, keyword, window: windowOf(currentPage, pageSize) })
  const now = call.clock.now()
  const data = (await listByIds(call.db, ids)).map((row) => presentArticleRow(row, now))
  return { page: { data, total, currentPage, pageSize }, siteId: site.id }
}
