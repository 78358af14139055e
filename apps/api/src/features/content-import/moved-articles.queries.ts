import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articles, columns, sites } from '../../db/tables/content'
import { articleRedirects, fileRedirects } from '../../db/tables/content-import'
import { isLive } from '../articles/article-visibility.queries'

/** The published article that a former address of a site leads to. */
export async function findMovedArticle(
  db: Db,
  siteId: number,
  address: string,
  now: Date,
): Promise<number | undefined> {
  const [row] = await db
    .select({ id: articles.id })
    .from(articleRedirects)
    .innerJoin(articles, eq(articles.id, articleRedirects.articleId))
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .where(and(eq(articleRedirects.siteId, siteId), eq(articleRedirects.address, address), isLive(now)))
  return row?.id
}

/** The file that a former address of a site leads to; who may read it is not checked. */
export async function findFileRedirect(db: Db, siteId: number, address: string): Promise<string | undefined> {
  const [row] = await db
    .select({ fileId: fileRedirects.fileId })
    .from(fileRedirects)
    .where(and(eq(fileRedirects.siteId, siteId), eq(fileRedirects.address, address)))
  return row?.fileId
}
