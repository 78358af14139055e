import { and, asc, count, desc, eq, gt, gte, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { beginsWith, contains } from '../../db/search-text'
import { articles, attachments, columns, revisions, sites } from '../../db/tables/content'
import { isVisible, type Reader } from './visibility'

const attachmentCount = sql<number>`(select count(*)::int from ${attachments} where ${attachments.articleId} = ${articles.id})`

const rowFields = {
  id: articles.id,
  title: articles.title,
  subtitle: articles.subtitle,
  summary: articles.summary,
  source: articles.source,
  author: articles.author,
  columnCode: columns.code,
  columnName: columns.name,
  columnPath: columns.path,
  publishAt: articles.publishAt,
  pinnedUntil: articles.pinnedUntil,
  viewCount: articles.viewCount,
  attachmentCount,
}

function selectRows(db: Db, where: SQL | undefined) {
  return db
    .select(rowFields)
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(where)
    .$dynamic()
}

/** An article in a list. */
export type ArticleRecord = Awaited<ReturnType<typeof listLatest>>[number]

const newestFirst = [desc(articles.publishAt), desc(articles.id)]

/** What a list is narrowed by; an absent one is no condition. */
export interface ArticleFilter {
  siteId: number
  columnPath?: string
  keyword?: string
  /** Published in this range, the end excluded. */
  from?: Date
  until?: Date
  orgId?: number
  areaCode?: string
}

function matching(filter: ArticleFilter, reader: Reader): SQL | undefined {
  const { siteId, columnPath, keyword, from, until, orgId, areaCode } = filter
  return and(
    isVisible(reader),
    eq(articles.siteId, siteId),
    columnPath ? beginsWith(columns.path, columnPath) : undefined,
    keyword ? or(contains(articles.title, keyword), contains(articles.summary, keyword)) : undefined,
    from ? gte(articles.publishAt, from) : undefined,
    until ? lt(articles.publishAt, until) : undefined,
    orgId === undefined ? undefined : eq(articles.orgId, orgId),
    areaCode ? eq(articles.areaCode, areaCode) : undefined,
  )
}

/** One page of a column, pinned ones first, with the total. */
export async function pageArticles(
  db: Db,
  filter: ArticleFilter,
  reader: Reader,
  page: { limit: number; offset: number },
) {
  const where = matching(filter, reader)
  const rows = await selectRows(db, where)
    .orderBy(
      sql`coalesce(${articles.pinnedUntil} > ${reader.now.toISOString()}::timestamptz, false) desc`,
      ...newestFirst,
    )
    .limit(page.limit)
    .offset(page.offset)
  const [total] = await db
    .select({ n: count() })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(where)
  return { rows, total: total?.n ?? 0 }
}

/** The latest articles of a site, recommended ones only when asked. */
export function listLatest(
  db: Db,
  siteId: number,
  reader: Reader,
  { limit, onlyRecommended = false }: { limit: number; onlyRecommended?: boolean },
) {
  const where = and(matching({ siteId }, reader), onlyRecommended ? gt(articles.recommend, 0) : undefined)
  return selectRows(db, where)
    .orderBy(...(onlyRecommended ? [desc(articles.recommend)] : []), ...newestFirst)
    .limit(limit)
}

/** The latest few articles of every top column at once. */
export async function listLatestByTopColumn(db: Db, siteId: number, reader: Reader, perColumn: number) {
  const topId = sql<number>`split_part(${columns.path}, '/', 2)::int`
  const ranked = db
    .select({
      id: articles.id,
      topId: topId.as('top_id'),
      place:
        sql<number>`row_number() over (partition by ${topId} order by ${articles.publishAt} desc, ${articles.id} desc)`.as(
          'place',
        ),
    })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(matching({ siteId }, reader))
    .as('ranked')
  return db
    .select({ ...rowFields, topId: ranked.topId })
    .from(ranked)
    .innerJoin(articles, eq(articles.id, ranked.id))
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .where(sql`${ranked.place} <= ${perColumn}`)
    .orderBy(asc(ranked.topId), ...newestFirst)
}

/** When the next approved text of a site appears or goes, as planned. Until then the portal stays as it is. */
export async function findNextChange(db: Db, siteId: number, now: Date): Promise<Date | undefined> {
  const next = sql`case when ${gt(articles.publishAt, now)} then ${articles.publishAt} else ${articles.offlineAt} end`
  const [row] = await db
    .select({ at: sql<number | null>`extract(epoch from min(${next}))::float8` })
    .from(articles)
    .where(
      and(
        eq(articles.siteId, siteId),
        eq(articles.state, 'approved'),
        isNull(articles.deletedAt),
        or(gt(articles.publishAt, now), gt(articles.offlineAt, now)),
      ),
    )
  return row?.at ? new Date(row.at * 1000) : undefined
}

/** One article with its live text. */
export async function findArticle(db: Db, siteId: number, articleId: number, where: SQL | undefined) {
  const [row] = await db
    .select({ ...rowFields, columnId: articles.columnId, bodyHtml: revisions.bodyHtml })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .innerJoin(revisions, eq(revisions.id, articles.liveRevisionId))
    .where(and(eq(articles.siteId, siteId), eq(articles.id, articleId), where))
  return row
}

/** Files of an article in order. */
export function listAttachments(db: Db, articleId: number) {
  return db
    .select({ id: attachments.id, name: attachments.name, size: attachments.size, ext: attachments.ext })
    .from(attachments)
    .where(eq(attachments.articleId, articleId))
    .orderBy(asc(attachments.seq), asc(attachments.id))
}

/** The articles of the same column published just before and just after. */
export async function listNeighbours(
  db: Db,
  article: { id: number; columnId: number; publishAt: Date },
  reader: Reader,
) {
  const place = sql`(${article.publishAt.toISOString()}::timestamptz, ${article.id}::bigint)`
  const own = sql`(${articles.publishAt}, ${articles.id})`
  const inColumn = and(isVisible(reader), eq(articles.columnId, article.columnId))
  const [older, newer] = await Promise.all([
    selectRows(db, and(inColumn, sql`${own} < ${place}`))
      .orderBy(...newestFirst)
      .limit(1),
    selectRows(db, and(inColumn, sql`${own} > ${place}`))
      .orderBy(asc(articles.publishAt), asc(articles.id))
      .limit(1),
  ])
  return { prev: newer[0], next: older[0] }
}

/** Other recent articles of the same column. */
export function listRelated(db: Db, article: { id: number; columnId: number }, reader: Reader, limit: number) {
  return selectRows(db, and(isVisible(reader), eq(articles.columnId, article.columnId), ne(articles.id, article.id)))
    .orderBy(...newestFirst)
    .limit(limit)
}
