import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { articles, columns, sites } from '../../db/tables/content'
import { libraryFiles, libraryFolders } from '../../db/tables/library'
import { roleSites } from '../../db/tables/roles'

/** One site with what its administrators look after. */
export async function findSite(db: Db, id: number) {
  const [row] = await db
    .select({
      id: sites.id,
      name: sites.name,
      code: sites.code,
      url: sites.url,
      detail: sites.detail,
      level: sites.level,
      areaCode: sites.areaCode,
      orgId: sites.orgId,
      state: sites.state,
      theme: sites.theme,
      languages: sites.languages,
      footer: sites.footer,
      logoFileId: sites.logoFileId,
      version: sites.version,
    })
    .from(sites)
    .where(eq(sites.id, id))
  return row
}

/** A site as {@link findSite} returns it. */
export type SiteRow = NonNullable<Awaited<ReturnType<typeof findSite>>>

/** Waits until no other transaction changes the site. */
export async function lockSite(tx: Db, id: number): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, id)).for('update')
}

/** What belongs to a site. */
export async function countSiteUsage(db: Db, siteId: number) {
  const isColumn = and(eq(columns.siteId, siteId), isNull(columns.deletedAt))
  const columnCount = await db.select({ n: count() }).from(columns).where(isColumn)
  const articleCount = await db.select({ n: count() }).from(articles).where(eq(articles.siteId, siteId))
  const roleCount = await db.select({ n: count() }).from(roleSites).where(eq(roleSites.siteId, siteId))
  return { columns: onlyRow(columnCount).n, articles: onlyRow(articleCount).n, roles: onlyRow(roleCount).n }
}

/** Adds a site and returns its id. */
export async function insertSite(tx: Db, site: typeof sites.$inferInsert): Promise<number> {
  const { id } = onlyRow(await tx.insert(sites).values(site).returning({ id: sites.id }))
  return id
}

/** Changes columns of one site and increments its version. */
export async function updateSite(tx: Db, id: number, change: Partial<typeof sites.$inferInsert>): Promise<void> {
  await tx
    .update(sites)
    .set({ ...change, version: sql`${sites.version} + 1` })
    .where(eq(sites.id, id))
}

/** How many files the media library of a site has. */
export async function countSiteFiles(db: Db, siteId: number): Promise<number> {
  return onlyRow(await db.select({ n: count() }).from(libraryFiles).where(eq(libraryFiles.siteId, siteId))).n
}

/** Deletes one site with the folders of its empty media library. */
export async function deleteSiteRow(tx: Db, id: number): Promise<void> {
  await tx.delete(libraryFolders).where(eq(libraryFolders.siteId, id))
  await tx.delete(sites).where(eq(sites.id, id))
}
