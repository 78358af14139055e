import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { bigintArray } from '../../db/sql-arrays'
import { articles, columns, sites } from '../../db/tables/content'
import type { Reader } from '../content/reader'
import { isVisible } from './article-visibility.queries'

/** Articles of other columns that one list shows, at most. */
const MAX_ALSO_IN = 500

/**
 * Articles of other columns that these columns list as well. Its own column decides who may read an article; most columns
 * list none. `where` narrows the table `article` and begins with `and`.
 */
export async function listAlsoIn(
  db: Db,
  { columnIds, where }: { columnIds: readonly number[]; where: SQL },
  reader: Reader,
): Promise<number[]> {
  const chosen = bigintArray(columnIds)
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct article.id::float8 as id from cms_article_column listed
      join cms_article article on article.id = listed.article_id
      where listed.column_id = any(${chosen}) and article.column_id <> all(${chosen})
      ${where} limit ${MAX_ALSO_IN}::int`,
  )
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const visible = await db
    .select({ id: articles.id })
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(inArray(articles.id, ids), isVisible(reader)))
  return visible.map(({ id }) => id)
}
