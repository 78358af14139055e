import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articleOrigins } from '../../db/tables/content-import'

/** When an imported article was published in the system that it comes from; undefined for all others. */
export async function findFormerDate(db: Db, articleId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ publishedAt: articleOrigins.publishedAt })
    .from(articleOrigins)
    .where(eq(articleOrigins.articleId, articleId))
  return row?.publishedAt ?? undefined
}
