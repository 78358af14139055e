import { filledRange } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import { parseSiteTime } from '../../clock'
import type { AnyCall } from '../../http/call'
import { notFound, unauthenticated } from '../../http/refusals'
import {
  findArticle,
  listLatest,
  listLatestByTopColumn,
  listRelated,
  listAttachments,
  listNeighbours,
  pageArticles,
  type ArticleFilter,
} from './articles.queries'
import { presentArticleRow, presentColumnPath, presentNeighbour } from './portal.presenter'
import { countNumbers, findOpenSite, listColumns, type ColumnRow, type SiteRow } from './sites.queries'
import { canReadColumn, isLive, isVisible } from './visibility'

const LEAD_ROWS = 5
const ANNOUNCEMENT_ROWS = 8
const SECTION_ROWS = 6
const RELATED_ROWS = 6
const DAY_MS = 24 * 3_600_000

type PortalCall = Pick<AnyCall, 'db' | 'clock'> & { actor: AnyCall['actor'] | undefined }

/** The site asked for; without a code the first open one. */
export async function requireSite({ db }: PortalCall, siteCode: string | undefined): Promise<SiteRow> {
  const site = await findOpenSite(db, siteCode)
  if (!site) throw notFound()
  return site
}

/** Columns that this reader may know about. Those for any signed-in person are listed for everybody: they lead to the sign-in. */
export async function readableColumns({ db, actor }: PortalCall, siteId: number): Promise<ColumnRow[]> {
  const columns = await listColumns(db, siteId)
  return columns.filter((column) => column.visibility === 'login' || canReadColumn(column, actor))
}

function requireColumn(columns: readonly ColumnRow[], code: string, call: PortalCall): ColumnRow {
  const column = columns.find((candidate) => candidate.code === code)
  if (!column) throw notFound()
  if (!canReadColumn(column, call.actor)) throw call.actor ? notFound() : unauthenticated()
  return column
}

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

/** One page of articles. A column for signed-in people answers 401 to others, so the page can send them to the sign-in. */
export async function readArticles(
  call: PortalCall,
  conditions: Schema<'ArticleConditions'>,
  currentPage: number,
  pageSize: number,
) {
  const { db, actor, clock } = call
  const site = await requireSite(call, conditions.siteCode)
  const columns = await readableColumns(call, site.id)
  const column = conditions.columnCode ? requireColumn(columns, conditions.columnCode, call) : undefined
  const now = clock.now()
  const filter = {
    siteId: site.id,
    columnPath: column?.path,
    keyword: conditions.keyword?.trim(),
    orgId: conditions.orgId ?? undefined,
    areaCode: conditions.areaCode,
    ...publishedBetween(conditions),
  }
  // No article carries tags yet, so none has the one asked for.
  if (conditions.tag) return { page: { data: [], total: 0, currentPage, pageSize }, siteId: site.id }
  const { rows, total } = await pageArticles(
    db,
    filter,
    { actor, now },
    { limit: pageSize, offset: (currentPage - 1) * pageSize },
  )
  const data = rows.map((row) => presentArticleRow(row, now))
  return { page: { data, total, currentPage, pageSize }, siteId: site.id }
}

/** Everything of the front page in one answer. A column without articles is left out. */
export async function readHome(call: PortalCall, siteCode: string | undefined) {
  const { db, actor, clock } = call
  const site = await requireSite(call, siteCode)
  const now = clock.now()
  const reader = { actor, now }
  const [columns, lead, latest, numbers] = await Promise.all([
    readableColumns(call, site.id),
    listLatest(db, site.id, reader, { limit: LEAD_ROWS, onlyRecommended: true }),
    listLatestByTopColumn(db, site.id, reader, ANNOUNCEMENT_ROWS),
    countNumbers(db, site.id, now),
  ])
  const top = columns.filter(({ parentId }) => parentId === null)
  const rowsOf = (columnId: number, limit: number) =>
    latest
      .filter(({ topId }) => topId === columnId)
      .slice(0, limit)
      .map((row) => presentArticleRow(row, now))
  const announcement = top.find(({ code }) => code === 'announcement')
  const sections = top
    .filter((column) => column !== announcement)
    .map((column) => ({
      columnCode: column.code,
      columnName: column.name,
      columnNames: column.nameI18n,
      route: column.bindRoute,
      articles: rowsOf(column.id, SECTION_ROWS),
    }))
    .filter(({ articles }) => articles.length > 0)
  return {
    site,
    now,
    lead: lead.map((row) => presentArticleRow(row, now)),
    announcements: announcement ? rowsOf(announcement.id, ANNOUNCEMENT_ROWS) : [],
    sections,
    numbers,
  }
}

/** One article with what stands around it. */
export async function readArticle(
  call: PortalCall,
  siteCode: string | undefined,
  articleId: number,
): Promise<{ article: Schema<'ContentDetail'>; siteId: number }> {
  const { db, actor, clock } = call
  const site = await requireSite(call, siteCode)
  const now = clock.now()
  const reader = { actor, now }
  const article = await findArticle(db, site.id, articleId, isVisible(reader))
  if (!article) {
    const isForOthers = !actor && (await findArticle(db, site.id, articleId, isLive(now))) !== undefined
    throw isForOthers ? unauthenticated() : notFound()
  }
  const place = { id: article.id, columnId: article.columnId, publishAt: article.publishAt ?? now }
  const [columns, attachments, neighbours, related] = await Promise.all([
    listColumns(db, site.id),
    listAttachments(db, article.id),
    listNeighbours(db, place, reader),
    listRelated(db, place, reader, RELATED_ROWS),
  ])
  const { type, id, title, subtitle, summary, source, author, publishAt, viewCount } = presentArticleRow(article, now)
  const detail = {
    type,
    id,
    title,
    subtitle,
    summary,
    source,
    author,
    publishAt,
    viewCount,
    bodyHtml: article.bodyHtml,
    columnPath: presentColumnPath(columns, article.columnPath),
    attachments: attachments.map((file) => ({ id: file.id, name: file.name, size: file.size, ext: file.ext })),
    prev: presentNeighbour(neighbours.prev),
    next: presentNeighbour(neighbours.next),
    related: related.map((row) => presentArticleRow(row, now)),
  }
  return { article: detail, siteId: site.id }
}
