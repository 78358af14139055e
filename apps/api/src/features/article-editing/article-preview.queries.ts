import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { type ArticleFields, articlePreviews } from '../../db/tables/article-editing'
import { articles, revisions } from '../../db/tables/content'

/** Adds a link to one revision. */
export async function insertPreview(tx: Db, preview: typeof articlePreviews.$inferInsert): Promise<void> {
  await tx.insert(articlePreviews).values(preview)
}

/** The revision that a link shows now. */
export async function findPreview(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      articleId: articles.id,
      siteId: articles.siteId,
      title: revisions.title,
      bodyHtml: revisions.bodyHtml,
      fields: revisions.fields,
    })
    .from(articlePreviews)
    .innerJoin(articles, eq(articles.id, articlePreviews.articleId))
    .innerJoin(revisions, eq(revisions.id, articlePreviews.revisionId))
    .where(
      and(eq(articlePreviews.tokenHash, tokenHash), gt(articlePreviews.expiresAt, now), isNull(articles.deletedAt)),
    )
  return row
}

/** A revision as a link shows it. */
export type PreviewRow = NonNullable<Awaited<ReturnType<typeof findPreview>>> & { fields: ArticleFields | null }

/** Deletes links that have expired. */
export async function deleteExpiredPreviews(db: Db, now: Date): Promise<void> {
  await db.delete(articlePreviews).where(lte(articlePreviews.expiresAt, now))
}
