import { sql } from 'drizzle-orm'
import { siteTime } from '../../clock'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { bigintArray } from '../../db/sql-arrays'
import { isPublicWork } from '../competitions/public-works.queries'
import { isShown } from '../articles/article-audience.queries'
import type { ColumnAccess } from '../articles/article-columns'
import type { Reader } from '../content/reader'

/** An address of a site map. */
export interface MappedItem {
  type: string
  id: number
  changedAt: number
}

/** What a site map is made of. */
interface Mapped {
  siteId: number
  columns: readonly ColumnAccess[]
  /** Columns that are one standing page each. */
  pageColumns: readonly ColumnAccess[]
  withProfiles: readonly string[]
}

/** All public pages, in parts: articles by id, then standing pages, profiles, activities, studios and works. */
export function listMapped(
  db: Db,
  { siteId, columns, pageColumns, withProfiles }: Mapped,
  reader: Reader,
  { limit, offset }: { limit: number; offset: number },
) {
  const now = sql`${reader.now.toISOString()}::timestamptz`
  const today = sql`${siteTime(reader.now).slice(0, 10)}::date`
  const isIn = (choice: readonly ColumnAccess[]) =>
    sql`article.column_id = any(${bigintArray(choice.map(({ id }) => id))})`
  const shows = (kind: string) => (withProfiles.includes(kind) ? sql`true` : sql`false`)
  return rowsOf<MappedItem>(
    db,
    sql`select type, id::float8 as id, extract(epoch from greatest(at,
        (select created_at from cms_article_revision live where live.id = shown.revision)))::float8 as "changedAt" from (
      select * from (
        select 0 as part,
          case when article.doc_type in ('disclosure', 'project') then article.doc_type else 'article' end as type, article.id, article.publish_at as at, article.live_revision_id as revision
        from cms_article article where ${isIn(columns)} and ${isShown(reader, columns)}
        union all select 0, 'page', article.column_id, max(article.publish_at), max(article.live_revision_id)
        from cms_article article where ${isIn(pageColumns)} and ${isShown(reader, pageColumns)} group by article.column_id
        union all select 1, 'school', school_id, publish_at, null from school_profile
        where ${shows('school')} and state = 'published' and publish_at <= ${now}
        union all select 2, 'principal', id, publish_at, null from principal_profile
        where ${shows('principal')} and state = 'published' and publish_at <= ${now}
        union all select 3, 'activity', id, publish_at, null from research_activity
        where ${shows('activity')} and site_id = ${siteId}::bigint and state = 'published' and publish_at <= ${now}
        union all select 4, 'studio', id, valid_from, null from workgroup
        where ${shows('studio')} and kind = 'studio' and is_public and state = 'active' and deleted_at is null
        and ${today} between valid_from and coalesce(valid_to, 'infinity')
        union all select 5, 'work', comp_work.id, competition.works_public_from, null from comp_work
        join competition on competition.id = comp_work.competition_id and competition.site_id = ${siteId}::bigint
        where ${isPublicWork(sql`comp_work.id`, reader.now)}
      ) mapped order by part, type, id limit ${limit}::int offset ${offset}::int
    ) shown order by part, type, id`,
  )
}

/**
 * How many addresses {@link listMapped} has in all, at most a little more: what is withdrawn later leaves its place
 * empty.
 */
export async function countMapped(db: Db, siteId: number): Promise<number> {
  const row = await rowsOf<{ n: number }>(
    db,
    sql`select ((select count(*) from cms_article where site_id = ${siteId}::bigint and state = 'approved')
      + (select count(*) from school_profile) + (select count(*) from principal_profile)
      + (select count(*) from research_activity where site_id = ${siteId}::bigint)
      + (select count(*) from workgroup where is_public)
      + (select count(*) from award_grant join competition on competition.id = award_grant.competition_id
        where competition.site_id = ${siteId}::bigint and award_grant.work_id is not null and award_grant.state = 'final'))::int as n`,
  )
  return onlyRow(row).n
}
