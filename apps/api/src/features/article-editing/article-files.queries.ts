import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articleFiles } from '../../db/tables/article-editing'
import { articles, attachments } from '../../db/tables/content'
import { files } from '../../db/tables/files'

/** Files by their ids, in that order. */
export async function listFiles(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: files.id, name: files.name, size: files.size, ext: files.ext })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Files that an article has already: its attachments, its cover, and those inside its texts. */
export async function listHeldFileIds(db: Db, articleId: number): Promise<string[]> {
  const [inside, attached, covers] = await Promise.all([
    db.select({ id: articleFiles.fileId }).from(articleFiles).where(eq(articleFiles.articleId, articleId)),
    db.select({ id: attachments.fileId }).from(attachments).where(eq(attachments.articleId, articleId)),
    db.select({ id: articles.coverFileId }).from(articles).where(eq(articles.id, articleId)),
  ])
  return [...inside, ...attached, ...covers].flatMap(({ id }) => id ?? [])
}

/** Enters files that revisions of an article refer to. */
export async function insertArticleFiles(tx: Db, articleId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(articleFiles)
    .values(ids.map((fileId) => ({ articleId, fileId })))
    .onConflictDoNothing()
}

/** Says which files the live text refers to: visitors may read those. */
export async function setLiveFiles(tx: Db, articleId: number, ids: readonly string[]): Promise<void> {
  const isLive = ids.length === 0 ? sql`false` : sql`${inArray(articleFiles.fileId, [...ids])}`
  await tx.update(articleFiles).set({ isLive }).where(eq(articleFiles.articleId, articleId))
}

/** Makes these files the attachments of an article. */
export async function replaceAttachments(tx: Db, articleId: number, ids: readonly string[]): Promise<void> {
  const known = await tx
    .select({ id: attachments.id, fileId: attachments.fileId })
    .from(attachments)
    .where(eq(attachments.articleId, articleId))
  const isSame = known.length === ids.length && known.every(({ fileId }) => fileId !== null && ids.includes(fileId))
  if (isSame) return
  await tx.delete(attachments).where(eq(attachments.articleId, articleId))
  const found = await listFiles(tx, ids)
  if (found.length === 0) return
  await tx.insert(attachments).values(
    found.map(({ id: fileId, name, size, ext }, seq) => ({
      id: crypto.randomUUID(),
      articleId,
      fileId,
      name,
      size,
      ext,
      seq,
    })),
  )
}

/** Which of these files no other article, school, person or resource refers to. */
export async function listUnusedFileIds(tx: Db, articleId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: articleFiles.fileId })
    .from(articleFiles)
    .where(
      and(
        eq(articleFiles.articleId, articleId),
        sql`not exists (select 1 from cms_article_file other where other.file_id = ${articleFiles.fileId} and other.article_id <> ${articleId})`,
        sql`not exists (select 1 from attachment other where other.file_id = ${articleFiles.fileId} and other.article_id <> ${articleId})`,
        sql`not exists (select 1 from cms_article other where other.cover_file_id = ${articleFiles.fileId} and other.id <> ${articleId})`,
        sql`not exists (select 1 from resource_file other where other.file_id = ${articleFiles.fileId})`,
      ),
    )
  return rows.map(({ id }) => id)
}
