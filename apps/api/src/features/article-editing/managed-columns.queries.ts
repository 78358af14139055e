import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { columns } from '../../db/tables/content'

/** Columns of a site with the number of their articles, siblings in order; hidden ones included. */
export function listManagedColumns(db: Db, siteId: number) {
  return db
    .select({
      id: columns.id,
      parentId: columns.parentId,
      code: columns.code,
      name: columns.name,
      kind: columns.kind,
      visibility: columns.visibility,
      reviewLevels: columns.reviewLevels,
      isNav: columns.isNav,
      state: columns.state,
      bindRoute: columns.bindRoute,
      version: columns.version,
      articleCount: sql<number>`(select count(*)::int from cms_article article
        where article.column_id = ${columns.id} and article.deleted_at is null)`,
    })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), isNull(columns.deletedAt)))
    .orderBy(sql`coalesce(${columns.parentId}, 0)`, asc(columns.seq), asc(columns.id))
}
