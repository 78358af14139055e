import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import { type Db } from '../../db/database'
import { columnRedirects } from '../../db/tables/article-editing'
import { columns, sites } from '../../db/tables/content'

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
      logoFileId: sites.logoFileId,
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
      seo: columns.seo,
    })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), ne(columns.state, 'hidden'), isNull(columns.deletedAt)))
    .orderBy(asc(columns.seq), asc(columns.id))
}

/** Merged columns of a site with the columns they lead to. */
export function listRedirects(db: Db, siteId: number) {
  return db
    .select({
      code: columnRedirects.code,
      columnId: columnRedirects.columnId,
      fromId: columnRedirects.fromId,
      bindRoute: columnRedirects.bindRoute,
    })
    .from(columnRedirects)
    .where(eq(columnRedirects.siteId, siteId))
    .orderBy(asc(columnRedirects.code))
}

/** A merged column as stored. */
export type RedirectRow = Awaited<ReturnType<typeof listRedirects>>[number]

/** A column as stored. */
export type ColumnRow = Awaited<ReturnType<typeof listColumns>>[number]
