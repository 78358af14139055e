import { sql, type SQL } from 'drizzle-orm'
import type { SearchQuestion } from './search-query'
import { bigintArray } from '../../db/sql-arrays'
import type { ColumnAccess } from './article-columns'

/** Columns that are looked up in the index one by one; of more, the whole site's texts are looked through. */
const FEW_COLUMNS = 8
/** Of more months it is as quick to look at everything. */
export const MOST_MONTHS = 48

/** What is searched, and for what. */
export interface Search {
  siteId: number
  columns: readonly ColumnAccess[]
  question: SearchQuestion
}

/** Months from the one that holds `from` to the one that holds `to`. */
export interface Months {
  from: Date
  to: Date
}

/** A month that is so many before the one that holds `moment`. */
export function monthBefore(moment: Date, months: number): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() - months))
}

const inBuckets = (buckets: readonly number[]) =>
  sql` and article_shelves(article.site_id, article.column_id, article.publish_at) && ${bigintArray(buckets)}`

const monthBucket = (siteId: number, moment: Date) =>
  siteId * 100_000 + moment.getUTCFullYear() * 12 + moment.getUTCMonth() + 1

/**
 * Texts of the table `article` with the words of `query`, found by the index (migration 17). Columns and months only
 * narrow what it looks at, and where there are many of them they do not: the statement states its conditions besides.
 */
export function matchesFullText({ siteId, columns }: Omit<Search, 'question'>, query: string, months?: Months): SQL {
  const last = months && monthBucket(siteId, months.to)
  const count = months && last !== undefined ? last - monthBucket(siteId, months.from) + 1 : Infinity
  const inColumns = columns.length <= FEW_COLUMNS ? inBuckets(columns.map(({ id }) => -id)) : sql``
  const inMonths =
    last !== undefined && count >= 1 && count <= MOST_MONTHS
      ? inBuckets(Array.from({ length: count }, (_, back) => last - back))
      : sql``
  return sql`article.search @@ ${query}::tsquery${inColumns}${inMonths}`
}
