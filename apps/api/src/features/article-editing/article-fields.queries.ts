import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { articleColumns, type ArticleFields, relatedArticles } from '../../db/tables/article-editing'
import { attachments } from '../../db/tables/content'
import { tagRefs, tags } from '../../db/tables/front-page'
import { listTags } from '../articles/articles.queries'
import { kindOfArticle } from './article-kind.queries'
import type { ManagedRecord } from './managed-article.queries'

/** What a revision says of its article, its kind included. */
export type FieldsOfKind = Required<ArticleFields>

/** What the newest revision says of its article; one from before there was an editor says what the article says. */
export async function fieldsOf(db: Db, record: ManagedRecord): Promise<FieldsOfKind> {
  const { fields } = record.head
  const kind = fields?.kind ?? (await kindOfArticle(db, record.id))
  if (fields) return { ...fields, kind }
  const [held, alsoIn, related, attached] = await Promise.all([
    listTags(db, record.id),
    db.select({ id: articleColumns.columnId }).from(articleColumns).where(eq(articleColumns.articleId, record.id)),
    db
      .select({ id: relatedArticles.relatedId })
      .from(relatedArticles)
      .where(eq(relatedArticles.articleId, record.id))
      .orderBy(asc(relatedArticles.seq)),
    db
      .select({ id: attachments.fileId })
      .from(attachments)
      .where(eq(attachments.articleId, record.id))
      .orderBy(asc(attachments.seq), asc(attachments.id)),
  ])
  return {
    ...record.own,
    columnId: record.columnId,
    tags: held,
    alsoInColumnIds: alsoIn.map(({ id }) => id),
    relatedIds: related.map(({ id }) => id),
    attachmentIds: attached.flatMap(({ id }) => id ?? []),
    kind,
  }
}

/** Makes these the tags of an article; unknown ones are added. */
export async function replaceTags(tx: Db, articleId: number, names: readonly string[]): Promise<void> {
  const known = await listTags(tx, articleId)
  if (known.length === names.length && known.every((name) => names.includes(name))) return
  await tx.delete(tagRefs).where(and(eq(tagRefs.refType, 'article'), eq(tagRefs.refId, articleId)))
  if (names.length === 0) return
  await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing()
  const rows = await tx
    .select({ id: tags.id })
    .from(tags)
    .where(inArray(tags.name, [...names]))
  await tx.insert(tagRefs).values(rows.map(({ id }) => ({ tagId: id, refType: 'article' as const, refId: articleId })))
}

/** Makes these the also-in columns of an article. */
export async function replaceAlsoIn(tx: Db, articleId: number, columnIds: readonly number[]): Promise<void> {
  const known = await tx
    .select({ id: articleColumns.columnId })
    .from(articleColumns)
    .where(eq(articleColumns.articleId, articleId))
  if (known.length === columnIds.length && known.every(({ id }) => columnIds.includes(id))) return
  await tx.delete(articleColumns).where(eq(articleColumns.articleId, articleId))
  if (columnIds.length === 0) return
  await tx.insert(articleColumns).values(columnIds.map((columnId) => ({ articleId, columnId })))
}

/** Makes these the related articles of an article, in order. */
export async function replaceRelated(tx: Db, articleId: number, ids: readonly number[]): Promise<void> {
  const known = await tx
    .select({ id: relatedArticles.relatedId })
    .from(relatedArticles)
    .where(eq(relatedArticles.articleId, articleId))
    .orderBy(asc(relatedArticles.seq))
  if (known.length === ids.length && known.every(({ id }, index) => ids[index] === id)) return
  await tx.delete(relatedArticles).where(eq(relatedArticles.articleId, articleId))
  if (ids.length === 0) return
  await tx.insert(relatedArticles).values(ids.map((relatedId, seq) => ({ articleId, relatedId, seq })))
}
