import { filledRange } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { sql, type SQL } from 'drizzle-orm'
import { parseSiteTime } from '../../clock'
import { notFound, unauthenticated } from '../../http/refusals'
import { columnChoice, type ColumnChoice } from './article-audience'
import { listLatestOfGroups, listLeads, pageArticleIds, type ArticleFilter, type Window } from './article-pages.queries'
import { listByIds } from './article-rows.queries'
import { searchArticles } from './article-search.queries'
import { isAbout } from './article-topics'
import { hasWords } from './article-shelves'
import { findNextChange } from './articles.queries'
import { presentArticleRow } from './portal.presenter'
import { searchQuestion } from './search-words'
import { columnsOf, readableColumns, requireColumn, requireSite, type PortalCall } from './site-choice'
import { countNumbers, listBlocks, type ColumnRow } from './sites.queries'
import type { Reader } from './visibility'

const LEAD_ROWS = 5
const ANNOUNCEMENT_ROWS = 8
const SECTION_ROWS = 6
const DAY_MS = 24 * 3_600_000
const NUMBERS_KEPT_MS = 60_000

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
  const { columns, ...conditions } = filter
  const isPlain = Object.values(conditions).every((condition) => condition === undefined)
  if (question && isPlain) return searchArticles(db, { siteId, columns, question }, reader, window)
  if (question) {
    const { from, until } = filter
    const words = hasWords({ siteId, columns }, question.anywhere, from && until && { from, to: until })
    return pageArticleIds(db, { ...filter, words }, reader, { window })
  }
  if (!isPlain || call.actor) return pageArticleIds(db, filter, reader, { window })
  const until = (await nextChangeOf(call, siteId))?.getTime() ?? 0
  const key = `count ${columns.map(({ id }) => id).join(',')} ${until}`
  return pageArticleIds(db, filter, reader, { window, count: (read) => contents.remember(key, read) })
}

const both = (one: SQL | undefined, other: SQL | undefined) =>
  one && other ? sql`${one} and ${other}` : (one ?? other)

/** One page of articles. A column for signed-in people answers 401 to others, so the page can send them to the sign-in. */
export async function readArticles(
  call: PortalCall,
  conditions: Schema<'ArticleConditions'> & Pick<ArticleFilter, 'beside'>,
  currentPage: number,
  pageSize: number,
) {
  const site = await requireSite(call, conditions.siteCode)
  const column = conditions.columnCode ? await requireColumn(call, site.id, conditions.columnCode) : undefined
  // No article carries tags yet, so none has the one asked for.
  if (conditions.tag) return { page: { data: [], total: 0, currentPage, pageSize }, siteId: site.id }
  const filter = {
    columns: await columnsBelow(call, site.id, column?.path),
    orgId: conditions.orgId ?? undefined,
    areaCode: conditions.areaCode || undefined,
    beside: both(conditions.beside, isAbout({ gardeId: conditions.gardeId, courseId: conditions.courseId })),
    ...publishedBetween(conditions),
  }
  const keyword = conditions.keyword?.trim() ?? ''
  const { ids, total } = await chooseIds(call, site.id, { filter, keyword, window: windowOf(currentPage, pageSize) })
  const now = call.clock.now()
  const data = (await listByIds(call.db, ids)).map((row) => presentArticleRow(row, now))
  return { page: { data, total, currentPage, pageSize }, siteId: site.id }
}

/** The figures of the front page; people come and go without a change of content, so they are counted once a minute. */
function numbersOf({ db, contents, clock }: PortalCall, siteId: number) {
  const minute = Math.floor(clock.now().getTime() / NUMBERS_KEPT_MS)
  return contents.remember(`numbers ${siteId} ${minute}`, () => countNumbers(db, siteId))
}

/** Everything of the front page in one answer, as the site's blocks say. A column without articles is left out. */
export async function readHome(call: PortalCall, siteCode: string | undefined) {
  const { db, contents } = call
  const site = await requireSite(call, siteCode)
  const reader = readerOf(call)
  const [columns, all, blocks] = await Promise.all([
    readableColumns(call, site.id),
    columnsBelow(call, site.id),
    contents.remember(`blocks ${site.id}`, () => listBlocks(db, site.id)),
  ])
  const shows = (kind: string) => blocks.length === 0 || blocks.includes(kind)
  const top = columns.filter(({ parentId, code, kind }) => parentId === null && kind !== 'page' && shows(code))
  const groups = top.map((column) => ({ key: column.id, columns: below(columns, all, column) }))
  const [leads, latest, numbers] = await Promise.all([
    shows('lead') ? listLeads(db, site.id, reader, { columns: all, limit: LEAD_ROWS }) : [],
    listLatestOfGroups(db, groups, reader, ANNOUNCEMENT_ROWS),
    shows('numbers') ? numbersOf(call, site.id) : [],
  ])
  const records = await listByIds(db, [...new Set([...leads, ...[...latest.values()].flat()])])
  const byId = new Map(records.map((record) => [record.id, presentArticleRow(record, reader.now)]))
  const rows = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const announcement = top.find(({ code }) => code === 'announcement')
  const order = (code: string) => blocks.indexOf(code)
  const sections = top
    .filter((column) => column !== announcement)
    .toSorted((a, b) => order(a.code) - order(b.code))
    .map((column) => ({
      columnCode: column.code,
      columnName: column.name,
      columnNames: column.nameI18n,
      route: column.bindRoute,
      articles: rows((latest.get(column.id) ?? []).slice(0, SECTION_ROWS)),
    }))
    .filter(({ articles }) => articles.length > 0)
  return {
    site,
    now: reader.now,
    lead: rows(leads),
    announcements: announcement ? rows(latest.get(announcement.id) ?? []) : [],
    sections,
    numbers,
  }
}

function below(columns: readonly ColumnRow[], all: readonly ColumnChoice[], top: ColumnRow): ColumnChoice[] {
  const ids = new Set(columns.filter(({ path }) => path.startsWith(top.path)).map(({ id }) => id))
  return all.filter(({ id }) => ids.has(id))
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
