import { userTypes } from '@doorway/api-client/rules'
import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { bigintArray } from '../../db/sql-arrays'
import { areas } from '../../db/tables/areas'
import { articles } from '../../db/tables/content'
import { siteBlocks, siteLinkGroups, siteLinks } from '../../db/tables/front-page'
import { schools } from '../../db/tables/organizations'
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
}

/** Topics that lead somewhere: to a page, or to at least one text for this reader. */
export function listTopics(
  db: Db,
  { siteId, columns, limit }: { siteId: number; columns: readonly ColumnAccess[]; limit: number },
  reader: Reader,
): Promise<TopicRow[]> {
  return rowsOf<TopicRow>(
    db,
    sql`select topic.id::float8 as id, topic.title, topic.title_i18n as titles, topic.summary, tag.name as tag, topic.route
      from site_topic topic left join tag on tag.id = topic.tag_id
      where topic.site_id = ${siteId}::bigint and (topic.route is not null or exists (
        select 1 from tag_ref ref join cms_article article on article.id = ref.ref_id
        where ref.ref_type = 'article' and ref.tag_id = topic.tag_id
        and article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}))
      order by topic.seq, topic.id limit ${limit}::int`,
  )
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

async function countOf(query: Promise<{ n: number }[]>): Promise<number> {
  const row = await query
  return onlyRow(row).n
}

/** People of a kind in the whole region, from the stored totals. */
const peopleOf = (userType: string) => sql`
  (select coalesce(sum(n), 0) from (
    select n from org_total where org_id = 0 and user_type = ${userType}
    union all select n from org_total_delta delta where user_type = ${userType}
  ) counted)::float8`

/** The figures of the front page. People are counted, never named. */
export async function countNumbers(db: Db, siteId: number) {
  const people = onlyRow(
    await rowsOf<{ teachers: number; students: number }>(
      db,
      sql`select ${peopleOf(userTypes.teacher)} as teachers, ${peopleOf(userTypes.student)} as students`,
    ),
  )
  const [schoolCount, areaCount, articleCount] = await Promise.all([
    countOf(
      db
        .select({ n: count() })
        .from(schools)
        .where(and(eq(schools.type, '2'), isNull(schools.deletedAt))),
    ),
    countOf(db.select({ n: count() }).from(areas)),
    countOf(
      db
        .select({ n: count() })
        .from(articles)
        .where(
          and(
            eq(articles.siteId, siteId),
            eq(articles.state, 'approved'),
            isNull(articles.deletedAt),
            isNotNull(articles.liveRevisionId),
          ),
        ),
    ),
  ])
  return [
    { key: 'schools', value: schoolCount },
    { key: 'teachers', value: people.teachers },
    { key: 'students', value: people.students },
    { key: 'areas', value: areaCount },
    { key: 'articles', value: articleCount },
  ]
}
