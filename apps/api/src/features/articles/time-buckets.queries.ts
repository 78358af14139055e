import { sql, type SQL } from 'drizzle-orm'
import { bigintArray } from '../../db/sql-arrays'
import type { ColumnAccess } from './article-columns'
import type { SearchQuestion } from './search-query'

/** Columns that are looked up in the index one by one; of more, the whole site's texts are looked through. */
const FEW_COLUMNS = 8
/** Of more months it is as quick to look at everything. */
export const MAX_MONTHS = 48

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
 * narrow what the index reads, and not even that where there are many of them: the statement needs its own conditions
 * as well.
 */
export function matchesFullText({ siteId, columns }: Omit<Search, 'question'>, query: string, months?: Months): SQL {
  const last = months && monthBucket(siteId, months.to)
  const count = months && last !== undefined ? last - monthBucket(siteId, months.from) + 1 : Infinity
  const inColumns = columns.length <= FEW_COLUMNS ? inBuckets(columns.map(({ id }) => -id)) : sql``
  const inMonths =
    last !== undefined && count >= 1 && count <= MAX_MONTHS
      ? inBuckets(Array.from({ length: count }, (_, back) => last - back))
      : sql``
  return sql`article.search @@ ${query}::tsquery${inColumns}${inMonths}`
}
