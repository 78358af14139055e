import type { Schema } from '@doorway/api-client/types'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { siteTime } from '../../clock'
import type { Db } from '../../db/database'
import { columns } from '../../db/tables/content'

const DAY_MS = 24 * 3_600_000

/** Columns of a site with the number of their articles, siblings in order; hidden ones included. */
export async function listManagedColumns(db: Db, siteId: number, now: Date): Promise<Schema<'ManagedColumn'>[]> {
  // `cms_column.id` in full: a query of one table names its columns alone, and `id` would be the article's below.
  const rows = await db
    .select({
      id: columns.id,
      parentId: columns.parentId,
      code: columns.code,
      name: columns.name,
      names: columns.nameI18n,
      kind: columns.kind,
      visibility: columns.visibility,
      visibleRoleIds: columns.visibleRoleIds,
      reviewLevels: columns.reviewLevels,
      freshnessDays: columns.freshnessDays,
      isNav: columns.isNav,
      state: columns.state,
      bindRoute: columns.bindRoute,
      seo: columns.seo,
      version: columns.version,
      lastPublished: sql<
        number | null
      >`(select extract(epoch from max(article.publish_at))::float8 from cms_article article
        where article.column_id = cms_column.id and article.state = 'approved' and article.deleted_at is null
        and article.publish_at <= ${now.toISOString()}::timestamptz)`,
      articleCount: sql<number>`(select count(*)::int from cms_article article
        where article.column_id = cms_column.id and article.deleted_at is null)`,
      binnedCount: sql<number>`(select count(*)::int from cms_article article
        where article.column_id = cms_column.id and article.deleted_at is not null)`,
    })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), isNull(columns.deletedAt)))
    .orderBy(sql`coalesce(${columns.parentId}, 0)`, asc(columns.seq), asc(columns.id))
  return rows.map(({ lastPublished, seo, ...column }) => {
    const last = lastPublished === null ? null : new Date(lastPublished * 1000)
    const due = last && column.freshnessDays !== null ? last.getTime() + column.freshnessDays * DAY_MS : undefined
    const isEmpty = column.freshnessDays !== null && last === null
    return {
      ...column,
      seo: { title: seo.title ?? null, description: seo.description ?? null },
      lastPublishedAt: last && siteTime(last),
      isStale: isEmpty || (due !== undefined && due < now.getTime()),
    }
  })
}
