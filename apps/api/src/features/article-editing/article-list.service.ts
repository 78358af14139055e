import { filledRange } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime } from '../../clock'
import { windowOf } from '../../db/page-window'
import type { Actor, Call } from '../../http/call'
import { reviewCodes, reviewLevels, sitesOf } from './article-access.policy'
import { countTabs, type ManagedFilter, pageManaged } from './article-list.queries'
import { presentManagedRow } from './managed-article.presenter'
import { findColumn } from './managed-article.queries'

/** Code that lists articles. */
export const LIST = 'cms:article:list'
const DAY_MS = 24 * 3_600_000

function changedBetween({ startTime, endTime }: Schema<'ManagedArticleConditions'>) {
  const range = filledRange(startTime, endTime)
  if (!range) return {}
  const until = parseSiteTime(range.end)
  const length = range.end.length === 10 ? DAY_MS : 1000
  return { from: parseSiteTime(range.start), until: until && new Date(until.getTime() + length) }
}

/** What the caller may decide about at the levels of their codes. */
export function reviewerOf(actor: Actor): NonNullable<ManagedFilter['reviewer']> {
  const levels = reviewLevels.filter((level) => actor.codes.has(reviewCodes[level]))
  const isAll = levels.some((level) => sitesOf(actor, reviewCodes[level]) === undefined)
  return {
    userId: actor.userId,
    states: levels.map((level) => `review${level}`),
    siteIds: isAll ? undefined : actor.siteIds,
  }
}

/** One page of the articles that the caller may see, with the counts of all tabs. */
export async function readManagedPage({
  db,
  actor,
  clock,
  body,
}: Call<'queryPageManagedArticles'>): Promise<Schema<'ManagedArticlePage'>> {
  const { currentPage, pageSize, t = {} } = body
  const now = clock.now()
  const { siteId, columnId, keyword, tab = 'all' } = t
  const column = siteId && columnId ? await findColumn(db, siteId, columnId) : undefined
  const filter: ManagedFilter = {
    siteIds: sitesOf(actor, LIST),
    siteId,
    // A column that is not there has no articles.
    columnPath: columnId === undefined ? undefined : (column?.path ?? 'none'),
    keyword: keyword?.trim(),
    writerId: t.isOwn ? actor.userId : undefined,
    reviewer: t.isReviewable ? reviewerOf(actor) : undefined,
    docTypes: t.docTypes,
    ...changedBetween(t),
  }
  const [counts, rows] = await Promise.all([
    countTabs(db, filter, now),
    pageManaged(db, { filter, tab, now }, windowOf(currentPage, pageSize)),
  ])
  return {
    data: rows.map((row) => presentManagedRow(row, now)),
    total: counts[tab],
    currentPage,
    pageSize,
    counts,
  }
}
