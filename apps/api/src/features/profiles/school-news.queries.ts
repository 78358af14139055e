import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { bigintArray } from '../../db/sql-arrays'
import { isShown } from '../articles/article-audience.queries'
import type { ColumnAccess } from '../articles/article-columns'
import { searchQuestion } from '../articles/search-query'
import { matchesFullText } from '../articles/time-buckets.queries'
import type { Reader } from '../content/reader'

/** Whose news is wanted, and where it may stand. */
export interface SchoolNews {
  siteId: number
  columns: readonly ColumnAccess[]
  school: { id: number; name: string }
}

/** Ids of the latest texts that a school has written or that name it in the title; each half is found by an index. */
export async function listSchoolNews(
  db: Db,
  { siteId, columns, school }: SchoolNews,
  reader: Reader,
  limit: number,
): Promise<number[]> {
  const words = searchQuestion(school.name, siteId)
  if (columns.length === 0 || !words) return []
  const shown = sql`article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}`
  const latest = sql`order by article.publish_at desc, article.id desc limit ${limit}::int`
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select id::float8 as id from (
        (select article.id, article.publish_at from cms_article article
          where article.org_id = ${school.id}::bigint and ${shown} ${latest})
        union
        (select article.id, article.publish_at from cms_article article
          where ${matchesFullText({ siteId, columns }, words.inTitle)} and position(${school.name} in article.title) > 0
          and ${shown} ${latest})
      ) news order by publish_at desc, id desc limit ${limit}::int`,
  )
  return rows.map(({ id }) => id)
}
