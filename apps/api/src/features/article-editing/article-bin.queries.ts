import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articleFiles } from '../../db/tables/article-editing'
import { articles, attachments, revisions } from '../../db/tables/content'
import { tagRefs } from '../../db/tables/front-page'

const PER_ROUND = 100

/** Articles deleted before a moment, the longest ago first. */
export async function listDeletedBefore(db: Db, moment: Date): Promise<number[]> {
  const rows = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(isNotNull(articles.deletedAt), lte(articles.deletedAt, moment)))
    .orderBy(asc(articles.deletedAt))
    .limit(PER_ROUND)
  return rows.map(({ id }) => id)
}

/** Deletes an article with everything that belongs to it. */
export async function deleteArticleRows(tx: Db, id: number): Promise<void> {
  await tx
    .update(articles)
    .set({ liveRevisionId: null, headRevisionId: null, correctionState: null })
    .where(eq(articles.id, id))
  await tx.delete(tagRefs).where(and(eq(tagRefs.refType, 'article'), eq(tagRefs.refId, id)))
  await tx.delete(articleFiles).where(eq(articleFiles.articleId, id))
  await tx.delete(attachments).where(eq(attachments.articleId, id))
  await tx.execute(sql`delete from workgroup_article where article_id = ${id}`)
  await tx.execute(sql`delete from cms_review where article_id = ${id}`)
  await tx.delete(revisions).where(eq(revisions.articleId, id))
  await tx.delete(articles).where(inArray(articles.id, [id]))
}
