import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { bigintArray } from '../../db/sql-arrays'
import { siteBlocks, siteLinkGroups, siteLinks } from '../../db/tables/front-page'
import { isShown } from '../articles/article-audience.queries'
import type { ColumnAccess } from '../articles/article-columns'
import type { Reader } from '../content/reader'

/** Blocks that a site has arranged, hidden ones too, in order. */
export function listBlocks(db: Db, siteId: number) {
  return db
    .select({ kind: siteBlocks.kind, enabled: siteBlocks.enabled, config: siteBlocks.config })
    .from(siteBlocks)
    .where(eq(siteBlocks.siteId, siteId))
    .orderBy(asc(siteBlocks.seq))
}

/** A block as stored. */
export type BlockRow = Awaited<ReturnType<typeof listBlocks>>[number]

/** A special topic with the word that its texts carry, or the page that it leads to. */
export interface TopicRow {
  id: number
  title: string
  titles: Record<string, string>
  summary: string
  tag: string | null
  route: string | null
  coverFileId: string | null
}

/** Topics that lead somewhere: to a page, or to at least one text for this reader. */
export function listTopics(
  db: Db,
  { siteId, columns, limit }: { siteId: number; columns: readonly ColumnAccess[]; limit: number },
  reader: Reader,
): Promise<TopicRow[]> {
  return rowsOf<TopicRow>(
    db,
    sql`select topic.id::float8 as id, topic.title, topic.title_i18n as titles, topic.summary, tag.name as tag, topic.route,
        topic.cover_file_id as "coverFileId"
      from site_topic topic left join tag on tag.id = topic.tag_id
      where topic.site_id = ${siteId}::bigint and (topic.route is not null or exists (
        select 1 from tag_ref ref join cms_article article on article.id = ref.ref_id
        where ref.ref_type = 'article' and ref.tag_id = topic.tag_id
        and article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}))
      order by topic.seq, topic.id limit ${limit}::int`,
  )
}

/** The id of an article of the site if this reader may read it, in a list of one or none. */
export async function listShownIds(
  db: Db,
  { siteId, columns, articleId }: { siteId: number; columns: readonly ColumnAccess[]; articleId: number },
  reader: Reader,
): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.id = ${articleId}::bigint and article.site_id = ${siteId}::bigint
      and article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}`,
  )
  return rows.map(({ id }) => id)
}

/** Links to other sites with their groups, both in order; a group without links is not there. */
export function listLinks(db: Db, siteId: number) {
  return db
    .select({
      groupId: siteLinkGroups.id,
      groupName: siteLinkGroups.name,
      groupNames: siteLinkGroups.nameI18n,
      name: siteLinks.name,
      url: siteLinks.url,
    })
    .from(siteLinkGroups)
    .innerJoin(siteLinks, eq(siteLinks.groupId, siteLinkGroups.id))
    .where(eq(siteLinkGroups.siteId, siteId))
    .orderBy(asc(siteLinkGroups.seq), asc(siteLinkGroups.id), asc(siteLinks.seq), asc(siteLinks.id))
}

/** A link as stored. */
export type LinkRow = Awaited<ReturnType<typeof listLinks>>[number]
