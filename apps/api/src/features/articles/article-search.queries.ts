import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import type { PageWindow } from '../../db/page-window'
import { bigintArray } from '../../db/sql-arrays'
import type { Reader } from '../content/reader'
import { isShown } from './article-audience.queries'
import { matchesFullText, MAX_MONTHS, monthBefore, type Months, type Search } from './time-buckets.queries'

/** More hits than these are not counted: readers do not open the hundredth page. */
export const MAX_HITS = 1000

/** Months that are looked at first, this one included. */
const RECENT_MONTHS = 2
/** More than are needed going by what the latest months hold, since they need not be like the others. */
const MARGIN = 1.5

/** What a search found: a page of ids, and how many there are. */
export interface Found {
  ids: number[]
  total: number
  /** There are more than were counted. */
  isMore: boolean
}

/** Looks among the texts of some months, or among all. */
async function lookUp(
  db: Db,
  search: Search,
  { reader, months, window: { limit, offset } }: { reader: Reader; months?: Months; window: PageWindow },
): Promise<{ ids: number[]; found: number }> {
  const { columns, question } = search
  const [row] = await rowsOf<{ ids: number[]; found: number }>(
    db,
    sql`with hit as materialized (
        select article.id, article.publish_at from cms_article article
        where ${matchesFullText(search, question.anywhere, months)}
        and article.column_id = any(${bigintArray(columns.map(({ id }) => id))}) and ${isShown(reader, columns)}
      ), counted as materialized (
        select count(*)::int as n from hit
      ), titled as materialized (
        select article.id from cms_article article
        where (select n from counted) <= ${MAX_HITS}::int and ${matchesFullText(search, question.inTitle, months)}
        and article.state = 'approved' and article.deleted_at is null and article.live_revision_id is not null
      )
      select n as found, coalesce((select json_agg(page.id) from (
          select hit.id from hit left join titled on titled.id = hit.id
          order by titled.id is null, hit.publish_at desc, hit.id desc
          limit ${limit}::int offset ${Math.min(offset, MAX_HITS)}::int
        ) page), '[]') as ids from counted`,
  )
  return row ?? { ids: [], found: 0 }
}

/** How many months should hold the newest thousand hits. */
const monthsFor = (recent: number) => Math.ceil((MARGIN * RECENT_MONTHS * MAX_HITS) / recent)

/**
 * Finds articles with every word. Few hits are ordered with those in the title first; of very many the newest come
 * first, found by looking back in time, since collecting all of them would take longer than anybody waits.
 */
export async function searchArticles(db: Db, search: Search, reader: Reader, window: PageWindow): Promise<Found> {
  if (search.columns.length === 0) return { ids: [], total: 0, isMore: false }
  const back = (months: number) => ({ from: monthBefore(reader.now, months - 1), to: reader.now })
  const many = (ids: number[]): Found => ({ ids, total: MAX_HITS, isMore: true })

  const recent = await lookUp(db, search, { reader, months: back(RECENT_MONTHS), window })
  if (recent.found > MAX_HITS) return many(recent.ids)
  const months = monthsFor(recent.found)
  if (months <= MAX_MONTHS) {
    const further = await lookUp(db, search, { reader, months: back(months), window })
    if (further.found > MAX_HITS) return many(further.ids)
  }
  const { ids, found } = await lookUp(db, search, { reader, window })
  return found > MAX_HITS ? many(ids) : { ids, total: found, isMore: false }
}
