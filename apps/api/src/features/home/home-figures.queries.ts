import { userTypes } from '@doorway/api-client/rules'
import { sql, type SQL } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { Figures } from './home-figures'

/** Whose figures are counted: the site's own articles, and the schools and lessons at and below its area. */
export interface FigureScope {
  siteId: number
  areaCode: string | null
  /** True for the site of the whole region, which also shows its people. */
  isMain: boolean
}

const MAX_BARS = 6

const areasBelow = (areaCode: string | null): SQL => sql`
  (select below.area_code from area below join area top on below.path like top.path || '%' where top.area_code = ${areaCode})`

/** People of a kind in the whole region, from the stored totals. */
const peopleOf = (userType: string) => sql`
  (select coalesce(sum(n), 0) from (
    select n from org_total where org_id = 0 and user_type = ${userType}
    union all select n from org_total_delta delta where user_type = ${userType}
  ) counted)::float8`

/** The figures of a front page. People are counted, never named. */
export async function countFigures(db: Db, { siteId, areaCode, isMain }: FigureScope): Promise<Figures> {
  const people = (userType: string) => (isMain ? peopleOf(userType) : sql`0::float8`)
  const rows = await rowsOf<Figures>(
    db,
    sql`select
      (select count(*)::float8 from school where type = '2' and deleted_at is null
        and area_code in ${areasBelow(areaCode)}) as schools,
      ${people(userTypes.teacher)} as teachers,
      ${people(userTypes.student)} as students,
      (select count(*)::float8 from resource where state = 'on_shelf' and deleted_at is null
        and area_code in ${areasBelow(areaCode)}) as lessons,
      shown.articles, shown.views
      from (select count(*)::float8 as articles, coalesce(sum(view_count), 0)::float8 as views from cms_article
        where site_id = ${siteId}::bigint and state = 'approved' and deleted_at is null and live_revision_id is not null) shown`,
  )
  return onlyRow(rows)
}

/** Schools by the areas right below the site's own, the most first. */
export function countSchoolsByArea(db: Db, areaCode: string | null) {
  return rowsOf<{ name: string; value: number }>(
    db,
    sql`select child.name, count(*)::float8 as value
      from area child join area below on below.path like child.path || '%'
      join school on school.area_code = below.area_code and school.type = '2' and school.deleted_at is null
      where child.parent_code = ${areaCode}
      group by child.area_code, child.name, child.display_order
      order by value desc, child.display_order, child.area_code limit ${MAX_BARS}::int`,
  )
}
