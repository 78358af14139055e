import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { contains } from '../../db/search-text'
import { sites } from '../../db/tables/content'
import { roleSites } from '../../db/tables/roles'

/** Which of these sites exist? */
export async function listKnownSiteIds(db: Db, siteIds: readonly number[]): Promise<number[]> {
  if (siteIds.length === 0) return []
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(inArray(sites.id, [...siteIds]))
  return rows.map(({ id }) => id)
}

/** What may belong to a site. */
export const siteUses = ['columns', 'articles', 'roles', 'files'] as const

/** What belongs to a site, as its deletion counts it; the first of each kind is enough. */
const usedBy = {
  columns: sql<boolean>`exists (select 1 from cms_column where site_id = cms_site.id and deleted_at is null)`,
  articles: sql<boolean>`exists (select 1 from cms_article where site_id = cms_site.id)`,
  roles: sql<boolean>`exists (select 1 from role_site where site_id = cms_site.id)`,
  files: sql<boolean>`exists (select 1 from library_file where site_id = cms_site.id)`,
}

/** Sites to choose from, a page at a time. `among` undefined means all of them. */
export async function pageSites(
  db: Db,
  filter: { name: string | undefined; among: readonly number[] | undefined },
  page: { limit: number; offset: number },
) {
  const where: SQL | undefined = and(
    filter.name ? contains(sites.name, filter.name) : undefined,
    filter.among ? inArray(sites.id, [...filter.among]) : undefined,
  )
  const counted = await db.select({ n: count() }).from(sites).where(where)
  const rows = await db
    .select({
      id: sites.id,
      name: sites.name,
      code: sites.code,
      url: sites.url,
      detail: sites.detail,
      level: sites.level,
      state: sites.state,
      usedBy,
    })
    .from(sites)
    .where(where)
    .orderBy(asc(sites.id))
    .limit(page.limit)
    .offset(page.offset)
  return { rows, total: onlyRow(counted).n }
}

/** Makes these the sites of a role. */
export async function replaceRoleSites(tx: Db, roleId: number, siteIds: readonly number[]): Promise<void> {
  await tx.delete(roleSites).where(eq(roleSites.roleId, roleId))
  if (siteIds.length > 0) await tx.insert(roleSites).values(siteIds.map((siteId) => ({ roleId, siteId })))
}
