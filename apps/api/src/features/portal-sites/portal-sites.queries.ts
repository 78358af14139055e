import { userTypes } from '@doorway/api-client/rules'
import { and, asc, count, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { articles, columns, sites } from '../../db/tables/content'
import { schools } from '../../db/tables/organizations'

/** Sites that are open, in order; closed ones and those being built are not there. */
export function listOpenSites(db: Db) {
  return db
    .select({
      id: sites.id,
      name: sites.name,
      code: sites.code,
      url: sites.url,
      detail: sites.detail,
      level: sites.level,
      areaCode: sites.areaCode,
      timeZone: sites.timeZone,
      state: sites.state,
      theme: sites.theme,
      footer: sites.footer,
      languages: sites.languages,
    })
    .from(sites)
    .where(inArray(sites.state, ['running', 'readonly']))
    .orderBy(asc(sites.id))
}

/** A site as stored. */
export type SiteRow = Awaited<ReturnType<typeof listOpenSites>>[number]

/** Columns of a site that are switched on, siblings in order. */
export function listColumns(db: Db, siteId: number) {
  return db
    .select({
      id: columns.id,
      parentId: columns.parentId,
      path: columns.path,
      code: columns.code,
      name: columns.name,
      nameI18n: columns.nameI18n,
      kind: columns.kind,
      bindRoute: columns.bindRoute,
      visibility: columns.visibility,
      visibleRoleIds: columns.visibleRoleIds,
      isNav: columns.isNav,
    })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), ne(columns.state, 'hidden'), isNull(columns.deletedAt)))
    .orderBy(asc(columns.seq), asc(columns.id))
}

/** A column as stored. */
export type ColumnRow = Awaited<ReturnType<typeof listColumns>>[number]

async function countOf(query: Promise<{ n: number }[]>): Promise<number> {
  const [row] = await query
  return row?.n ?? 0
}

/** People of a kind in the whole region, from the kept totals. */
const peopleOf = (userType: string) => sql`
  (select coalesce(sum(n), 0) from (
    select n from org_total where org_id = 0 and user_type = ${userType}
    union all select n from org_total_delta delta where user_type = ${userType}
  ) counted)::float8`

/** The figures of the front page. People are counted, never named. */
export async function countNumbers(db: Db, siteId: number) {
  const [people] = await rowsOf<{ teachers: number; students: number }>(
    db,
    sql`select ${peopleOf(userTypes.teacher)} as teachers, ${peopleOf(userTypes.student)} as students`,
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
    { key: 'teachers', value: people?.teachers ?? 0 },
    { key: 'students', value: people?.students ?? 0 },
    { key: 'areas', value: areaCount },
    { key: 'articles', value: articleCount },
  ]
}
