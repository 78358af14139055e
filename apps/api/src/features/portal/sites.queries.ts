import { userTypes } from '@doorway/api-client/rules'
import { and, asc, count, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { areas } from '../../db/tables/areas'
import { articles, columns, sites } from '../../db/tables/content'
import { schools } from '../../db/tables/organisations'
import { users } from '../../db/tables/users'
import { isLive } from './visibility'

/** The site with this code, or the first open one; closed sites and those being built are not there. */
export async function findOpenSite(db: Db, siteCode: string | undefined) {
  const [row] = await db
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
    .where(and(inArray(sites.state, ['running', 'readonly']), siteCode ? eq(sites.code, siteCode) : undefined))
    .orderBy(asc(sites.id))
    .limit(1)
  return row
}

/** A site as stored. */
export type SiteRow = NonNullable<Awaited<ReturnType<typeof findOpenSite>>>

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

/** The figures of the front page. People are counted, never named. */
export async function countNumbers(db: Db, siteId: number, now: Date) {
  const peopleOf = (userType: string) =>
    countOf(
      db
        .select({ n: count() })
        .from(users)
        .where(and(eq(users.userType, userType), isNull(users.deletedAt))),
    )
  const [schoolCount, teacherCount, studentCount, areaCount, articleCount] = await Promise.all([
    countOf(
      db
        .select({ n: count() })
        .from(schools)
        .where(and(eq(schools.type, '2'), isNull(schools.deletedAt))),
    ),
    peopleOf(userTypes.teacher),
    peopleOf(userTypes.student),
    countOf(db.select({ n: count() }).from(areas)),
    countOf(
      db
        .select({ n: count() })
        .from(articles)
        .innerJoin(columns, eq(columns.id, articles.columnId))
        .innerJoin(sites, eq(sites.id, articles.siteId))
        .where(and(eq(articles.siteId, siteId), isLive(now))),
    ),
  ])
  return [
    { key: 'schools', value: schoolCount },
    { key: 'teachers', value: teacherCount },
    { key: 'students', value: studentCount },
    { key: 'areas', value: areaCount },
    { key: 'articles', value: articleCount },
  ]
}
