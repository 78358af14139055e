import { filledRange } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { and } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import { notFound, unauthenticated } from '../../http/refusals'
import { columnChoice, type ColumnChoice } from './article-audience.queries'
import {
  findAreaPath,
  isBelowArea,
  listPlaceCodes,
  listPublisherIds,
  nameAreas,
  namePublishers,
} from './article-choices.queries'
import { pageArticleIds, pageTaggedIds, type ArticleFilter, type Window } from './article-pages.queries'
import { listByIds } from './article-rows.queries'
import { searchArticles } from './article-search.queries'
import { isAbout } from './article-topics.queries'
import { hasWords } from './time-buckets.queries'
import { findNextChange } from './articles.queries'
import { presentArticleRow } from './articles.presenter'
import { searchQuestion } from './search-query'
import { columnsOf, requireColumn, requireSite, type PortalCall } from '../portal-sites/portal-sites.service'
import type { ColumnRow } from '../portal-sites/portal-sites.queries'
import type { Reader } from './article-visibility.queries'

const DAY_MS = 24 * 3_600_000

/** When a site next changes by itself; remembered until that moment. */
export async function nextChangeOf({ db, contents, clock }: PortalCall, siteId: number): Promise<Date | undefined> {
  const now = clock.now()
  const held = await contents.remember(`change ${siteId}`, async () => ({ at: await findNextChange(db, siteId, now) }))
  if (held.at === undefined || held.at > now) return held.at
  held.at = await findNextChange(db, siteId, now)
  return held.at
}

/** The columns at and below a path, or all of them, as this reader meets them. */
export async function columnsBelow(call: PortalCall, siteId: number, path?: string): Promise<ColumnChoice[]> {
  const columns = await columnsOf(call, siteId)
  const chosen = path ? columns.filter((column) => column.path.startsWith(path)) : columns
  return columnChoice(chosen, readerOf(call))
}

/** The same for lists: a standing page is in no list but its own. */
export async function listedBelow(call: PortalCall, siteId: number, own?: ColumnRow): Promise<ColumnChoice[]> {
  const columns = await columnsOf(call, siteId)
  const pages = new Set(columns.filter(({ id, kind }) => kind === 'page' && id !== own?.id).map(({ id }) => id))
  return (await columnsBelow(call, siteId, own?.path)).filter(({ id }) => !pages.has(id))
}

/** Who reads, and when. */
export const readerOf = ({ actor, clock }: PortalCall): Reader => ({ actor, now: clock.now() })

/** A page as rows. */
export const windowOf = (currentPage: number, pageSize: number): Window => ({
  limit: pageSize,
  offset: (currentPage - 1) * pageSize,
})

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
  sent: { filter: ArticleFilter; keyword: string; window: Window },
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
    words: hasWords({ siteId, columns }, question.anywhere, from && until && { from, to: until }),
  }
  if (tag !== undefined) return pageTaggedIds(db, { tag, ...(narrowed ?? filter) }, reader, window)
  const isPlain = Object.values(conditions).every((condition) => condition === undefined)
  if (question && isPlain) return searchArticles(db, { siteId, columns, question }, reader, window)
  if (narrowed) return pageArticleIds(db, narrowed, reader, { window })
  if (!isPlain || call.actor) return pageArticleIds(db, filter, reader, { window })
  const changesAt = (await nextChangeOf(call, siteId))?.getTime() ?? 0
  const key = `count ${columns.map(({ id }) => id).join(',')} ${changesAt}`
  return pageArticleIds(db, filter, reader, { window, count: (read) => contents.remember(key, read) })
}

/** One page of articles. A column for signed-in people answers 401 to others, so the page can send them to the sign-in. */
export async function readArticles(
  call: PortalCall,
  conditions: Schema<'ArticleConditions'> & Pick<ArticleFilter, 'beside'>,
  currentPage: number,
  pageSize: number,
) {
  const site = await requireSite(call, conditions.siteCode)
  const column = conditions.columnCode ? await requireColumn(call, site.id, conditions.columnCode) : undefined
  const areaPath = conditions.areaCode ? await findAreaPath(call.db, conditions.areaCode) : undefined
  // Nothing happened in an area that there is not.
  if (conditions.areaCode && areaPath === undefined)
    return { page: { data: [], total: 0, currentPage, pageSize }, siteId: site.id }
  const filter = {
    columns: await listedBelow(call, site.id, column),
    orgId: conditions.orgId ?? undefined,
    inArea: areaPath === undefined ? undefined : isBelowArea(areaPath),
    beside: and(conditions.beside, isAbout({ gardeId: conditions.gardeId, courseId: conditions.courseId })),
    tag: conditions.tag?.trim() || undefined,
    ...publishedBetween(conditions),
  }
  const keyword = conditions.keyword?.trim() ?? ''
  const { ids, total } = await chooseIds(call, site.id, { filter, keyword, window: windowOf(currentPage, pageSize) })
  const now = call.clock.now()
  const data = (await listByIds(call.db, ids)).map((row) => presentArticleRow(row, now))
  return { page: { data, total, currentPage, pageSize }, siteId: site.id }
}

/** What a list of articles can be narrowed by; for visitors it is remembered until something changes. */
export async function readChoices(call: PortalCall, siteCode: string | undefined, columnCode: string | undefined) {
  const site = await requireSite(call, siteCode)
  const column = columnCode ? await requireColumn(call, site.id, columnCode) : undefined
  const shelf = { columns: await listedBelow(call, site.id, column), reader: readerOf(call) }
  const { areaCode } = site
  const find = () => Promise.all([listPublisherIds(call.db, shelf), listPlaceCodes(call.db, shelf)])
  const changesAt = await nextChangeOf(call, site.id)
  const key = `choices ${shelf.columns.map(({ id }) => id).join(',')} ${changesAt?.getTime() ?? 0}`
  const [orgIds, places] = await (call.actor ? find() : call.contents.remember(key, find))
  // Names are no content: they are asked for each time.
  const [publishers, areas] = await Promise.all([
    namePublishers(call.db, orgIds),
    areaCode === null ? [] : nameAreas(call.db, areaCode, places),
  ])
  return { choices: { publishers, areas }, changesAt }
}

/** The column of that id: 404, or 401 where signing in would help, comes as for its code. */
export async function requireColumnById(call: PortalCall, siteId: number, id: number): Promise<ColumnRow> {
  const column = (await columnsOf(call, siteId)).find((candidate) => candidate.id === id)
  if (!column) throw notFound()
  return requireColumn(call, siteId, column.code)
}

/** Refuses an item that is there but not for this reader. */
export function refuseItem(call: PortalCall, isThere: boolean): never {
  throw isThere && !call.actor ? unauthenticated() : notFound()
}
