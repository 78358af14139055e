import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { relatedArticles } from '../../db/tables/article-editing'
import { articles, attachments, columns, disclosures, projects, revisions, sites } from '../../db/tables/content'
import { tagRefs, tags } from '../../db/tables/front-page'
import { gardes, subjects } from '../../db/tables/organizations'
import { articleTopics } from '../../db/tables/topics'
import type { Reader } from '../content/reader'
import { isShown } from './article-audience.queries'
import type { ColumnAccess } from './article-columns'
import { rowFields } from './article-rows.queries'
import { isVisible } from './article-visibility.queries'

const MAX_TAGS = 50

/** One article with its live text. */
export async function findArticle(db: Db, siteId: number, articleId: number, where: SQL | undefined) {
  const [row] = await db
    .select({ ...rowFields, columnId: articles.columnId, bodyHtml: revisions.bodyHtml })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .innerJoin(revisions, eq(revisions.id, articles.liveRevisionId))
    .leftJoin(disclosures, eq(disclosures.articleId, articles.id))
    .leftJoin(projects, eq(projects.articleId, articles.id))
    .leftJoin(articleTopics, eq(articleTopics.articleId, articles.id))
    .leftJoin(gardes, eq(gardes.gardeId, articleTopics.gardeId))
    .leftJoin(subjects, and(eq(subjects.gardeId, articleTopics.gardeId), eq(subjects.courseId, articleTopics.courseId)))
    .where(and(eq(articles.siteId, siteId), eq(articles.id, articleId), where))
  return row
}

/** Files of an article in order. */
export function listAttachments(db: Db, articleId: number) {
  return db
    .select({
      id: attachments.id,
      name: attachments.name,
      size: attachments.size,
      ext: attachments.ext,
      fileId: attachments.fileId,
      hasPoster: sql<boolean>`exists (select 1 from file_poster poster where poster.file_id = attachment.file_id)`,
    })
    .from(attachments)
    .where(eq(attachments.articleId, articleId))
    .orderBy(asc(attachments.seq), asc(attachments.id))
}

/** Tags of an article. */
export async function listTags(db: Db, articleId: number): Promise<string[]> {
  const rows = await db
    .select({ name: tags.name })
    .from(tagRefs)
    .innerJoin(tags, eq(tags.id, tagRefs.tagId))
    .where(and(eq(tagRefs.refType, 'article'), eq(tagRefs.refId, articleId)))
    .orderBy(asc(tags.id))
    .limit(MAX_TAGS)
  return rows.map(({ name }) => name)
}

interface Place {
  id: number
  column: ColumnAccess
  publishAt: Date
}

/** The articles of the same column published just before and just after. */
export async function listNeighbours(db: Db, { id, column, publishAt }: Place, reader: Reader) {
  const findNeighbour = async (sign: '<' | '>', order: 'asc' | 'desc') => {
    const [row] = await rowsOf<{ id: number; title: string }>(
      db,
      sql`select article.id::float8 as id, article.title from cms_article article
        where article.column_id = ${column.id}::bigint and ${isShown(reader, [column])}
        and (article.publish_at, article.id) ${sql.raw(sign)} (${publishAt.toISOString()}::timestamptz, ${id}::bigint)
        order by article.publish_at ${sql.raw(order)}, article.id ${sql.raw(order)} limit 1`,
    )
    return row
  }
  const [next, prev] = await Promise.all([findNeighbour('<', 'desc'), findNeighbour('>', 'asc')])
  return { prev, next }
}

/** Related articles: those that editors have chosen, then recent ones of the same column. */
export async function listRelated(db: Db, { id, column }: Place, reader: Reader, limit: number) {
  const chosen = await db
    .select({ id: articles.id })
    .from(relatedArticles)
    .innerJoin(articles, eq(articles.id, relatedArticles.relatedId))
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(eq(relatedArticles.articleId, id), isVisible(reader)))
    .orderBy(asc(relatedArticles.seq))
    .limit(limit)
  const recent = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.column_id = ${column.id}::bigint and article.id <> ${id}::bigint and ${isShown(reader, [column])}
      order by article.publish_at desc, article.id desc limit ${limit}::int`,
  )
  return [...new Set([...chosen, ...recent].map((row) => row.id))].slice(0, limit)
}

/** The newest text of a column that holds a single page. */
export async function findPageArticle(db: Db, column: ColumnAccess, reader: Reader): Promise<number | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.column_id = ${column.id}::bigint and ${isShown(reader, [column])}
      order by article.publish_at desc, article.id desc limit 1`,
  )
  return row?.id
}
