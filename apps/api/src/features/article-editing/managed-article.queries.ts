import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { type ArticleFields, reviews } from '../../db/tables/article-editing'
import { articles, columns, revisions, sites } from '../../db/tables/content'
import { users } from '../../db/tables/users'

const head = alias(revisions, 'head')
const writer = alias(users, 'writer')
const holder = alias(users, 'holder')

/** Where the newest revision of an article stands. */
export const workState = sql<string>`coalesce(${articles.correctionState}, ${articles.state})`

const rowFields = {
  id: articles.id,
  siteId: articles.siteId,
  columnId: articles.columnId,
  columnName: columns.name,
  title: head.title,
  docType: articles.docType,
  state: articles.state,
  correctionState: articles.correctionState,
  liveRevisionId: articles.liveRevisionId,
  headRevisionId: head.id,
  authorId: head.authorId,
  authorName: writer.name,
  createdAt: articles.createdAt,
  updatedAt: articles.updatedAt,
  submittedAt: articles.submittedAt,
  publishAt: articles.publishAt,
  offlineAt: articles.offlineAt,
  pinnedUntil: articles.pinnedUntil,
  recommend: articles.recommend,
  viewCount: articles.viewCount,
  lockUserId: articles.lockUserId,
  lockUntil: articles.lockUntil,
  lockUserName: holder.name,
  deletedAt: articles.deletedAt,
  version: articles.version,
}

/** Rows of the list of editors, in no order. */
export function selectManagedRows(db: Db, where: SQL | undefined) {
  return db
    .select(rowFields)
    .from(articles)
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(head, eq(head.id, articles.headRevisionId))
    .leftJoin(writer, eq(writer.id, head.authorId))
    .leftJoin(holder, eq(holder.id, articles.lockUserId))
    .where(where)
}

/** An article in the list of its editors. */
export type ManagedRow = Awaited<ReturnType<typeof selectManagedRows>>[number]

/** Waits until no other transaction changes the article. */
export async function lockArticleRow(tx: Db, id: number): Promise<void> {
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update')
}

/** An article with its newest revision and what the article itself says. */
export async function findManaged(db: Db, id: number) {
  const [row] = await db
    .select({
      ...rowFields,
      siteState: sites.state,
      reviewLevels: columns.reviewLevels,
      head: {
        no: head.no,
        bodyHtml: head.bodyHtml,
        bodyText: head.bodyText,
        fields: head.fields,
        isSealed: head.isSealed,
      },
      own: {
        subtitle: articles.subtitle,
        summary: articles.summary,
        source: articles.source,
        author: articles.author,
        visibility: articles.visibility,
        coverFileId: articles.coverFileId,
      },
    })
    .from(articles)
    .innerJoin(sites, eq(sites.id, articles.siteId))
    .innerJoin(columns, eq(columns.id, articles.columnId))
    .innerJoin(head, eq(head.id, articles.headRevisionId))
    .leftJoin(writer, eq(writer.id, head.authorId))
    .leftJoin(holder, eq(holder.id, articles.lockUserId))
    .where(eq(articles.id, id))
  return row
}

/** An article as {@link findManaged} returns it. */
export type ManagedRecord = NonNullable<Awaited<ReturnType<typeof findManaged>>>

/** A column of a site, whatever its state. */
export async function findColumn(db: Db, siteId: number, id: number) {
  const [row] = await db
    .select({
      id: columns.id,
      name: columns.name,
      path: columns.path,
      kind: columns.kind,
      reviewLevels: columns.reviewLevels,
    })
    .from(columns)
    .where(and(eq(columns.id, id), eq(columns.siteId, siteId), sql`${columns.deletedAt} is null`))
  return row
}

/** Which of these columns belong to the site. */
export async function listColumnIds(db: Db, siteId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), inArray(columns.id, [...ids]), sql`${columns.deletedAt} is null`))
  return rows.map(({ id }) => id)
}

/** Which of these articles belong to the site and are not deleted, with their titles. */
export async function listTitles(db: Db, siteId: number, ids: readonly number[]) {
  if (ids.length === 0) return []
  const where = and(eq(articles.siteId, siteId), inArray(articles.id, [...ids]), sql`${articles.deletedAt} is null`)
  const rows = await selectManagedRows(db, where)
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).map(({ id, title }) => ({ id, title }))
}

/** Decisions about an article, the newest first. */
export function listReviews(db: Db, articleId: number) {
  return db
    .select({
      level: reviews.level,
      decision: reviews.decision,
      reason: reviews.reason,
      marks: reviews.marks,
      reviewerId: reviews.reviewerId,
      reviewerName: users.name,
      at: reviews.at,
      revisionId: reviews.revisionId,
      revisionNo: revisions.no,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.reviewerId))
    .innerJoin(revisions, eq(revisions.id, reviews.revisionId))
    .where(eq(reviews.articleId, articleId))
    .orderBy(desc(reviews.id))
    .limit(100)
}

/** People who have written at what is not live yet. */
export async function listWriterIds(db: Db, articleId: number, liveRevisionId: number | null): Promise<number[]> {
  const newer = liveRevisionId === null ? undefined : gt(revisions.id, liveRevisionId)
  const rows = await db
    .selectDistinct({ authorId: revisions.authorId })
    .from(revisions)
    .where(and(eq(revisions.articleId, articleId), newer))
  return rows.flatMap(({ authorId }) => authorId ?? [])
}

/** Changes an article and increments its version. */
export async function updateArticle(tx: Db, id: number, change: Partial<typeof articles.$inferInsert>): Promise<void> {
  await tx
    .update(articles)
    .set({ ...change, version: sql`${articles.version} + 1` })
    .where(eq(articles.id, id))
}

/** Changes who holds the edit lock; the version stays. */
export async function updateLock(tx: Db, id: number, userId: number | null, until: Date | null): Promise<void> {
  await tx.update(articles).set({ lockUserId: userId, lockUntil: until }).where(eq(articles.id, id))
}

/** Adds an article whose first revision follows. */
export async function insertArticle(tx: Db, article: typeof articles.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(articles).values(article).returning({ id: articles.id })).id
}

/** What a revision is made of. */
export interface RevisionText {
  title: string
  bodyHtml: string
  bodyText: string
  fields: ArticleFields
  note: string | null
  isSealed: boolean
}

/** Adds the newest revision and returns its id. */
export async function insertRevision(
  tx: Db,
  articleId: number,
  text: RevisionText & { authorId: number; createdAt: Date },
): Promise<number> {
  const last = await tx
    .select({ no: sql<number>`coalesce(max(${revisions.no}), 0)::int` })
    .from(revisions)
    .where(eq(revisions.articleId, articleId))
  const no = onlyRow(last).no + 1
  return onlyRow(
    await tx
      .insert(revisions)
      .values({ articleId, no, ...text })
      .returning({ id: revisions.id }),
  ).id
}

/** Overwrites a revision at work. */
export async function updateRevision(
  tx: Db,
  id: number,
  change: Partial<RevisionText & { createdAt: Date }>,
): Promise<void> {
  await tx.update(revisions).set(change).where(eq(revisions.id, id))
}

/** Adds a decision of a reviewer. */
export async function insertReview(tx: Db, review: typeof reviews.$inferInsert): Promise<void> {
  await tx.insert(reviews).values(review)
}
