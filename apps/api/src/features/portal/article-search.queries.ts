import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'
import { isShown, numbers, type ColumnChoice } from './article-audience'
import type { Window } from './article-pages.queries'
import type { SearchQuestion } from './search-words'
import type { Reader } from './visibility'

/** More hits than these are not counted: nobody turns to the hundredth page. */
export const MOST_HITS = 1000

/** What a search found: a page of ids, and how many there are. */
export interface Found {
  ids: number[]
  total: number
  /** There are more than were counted. */
  isMore: boolean
}

/**
 * Finds articles with every word. Few hits are ordered with those in the title first; of very many the newest come
 * first, found by walking back in time, since collecting all of them would take longer than anybody waits.
 */
export async function searchArticles(
  db: Db,
  { siteId, columns, question }: { siteId: number; columns: readonly ColumnChoice[]; question: SearchQuestion },
  reader: Reader,
  { limit, offset }: Window,
): Promise<Found> {
  if (columns.length === 0) return { ids: [], total: 0, isMore: false }
  const shown = sql`article.column_id = any(${numbers(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}`
  const hits = await rowsOf<{ id: number }>(
    db,
    sql`select hit.id::float8 as id from (
        select article.id, article.publish_at, article.search @@ ${question.inTitle}::tsquery as is_title
        from cms_article article where article.search @@ ${question.anywhere}::tsquery and ${shown} limit ${MOST_HITS + 1}
      ) hit order by hit.is_title desc, hit.publish_at desc, hit.id desc`,
  )
  if (hits.length <= MOST_HITS) {
    const ids = hits.slice(offset, offset + limit).map(({ id }) => id)
    return { ids, total: hits.length, isMore: false }
  }
  const newest = await rowsOf<{ id: number }>(
    db,
    sql`select article.id::float8 as id from cms_article article
      where article.site_id = ${siteId}::bigint and (article.search @@ ${question.anywhere}::tsquery) is true and ${shown}
      order by article.publish_at desc, article.id desc limit ${limit}::int offset ${Math.min(offset, MOST_HITS)}::int`,
  )
  return { ids: newest.map(({ id }) => id), total: MOST_HITS, isMore: true }
}
