import { and, asc, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { beginsWith } from '../../db/search-text'
import { columnRedirects } from '../../db/tables/article-editing'
import { articles, columns, sites } from '../../db/tables/content'

/** What is stored of a column. */
export type StoredColumn = typeof columns.$inferSelect

/** Waits until no other transaction changes the columns of the site. */
export async function lockColumns(tx: Db, siteId: number): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update')
}

/** A column that is not deleted. */
export async function findStoredColumn(db: Db, id: number): Promise<StoredColumn | undefined> {
  const [row] = await db
    .select()
    .from(columns)
    .where(and(eq(columns.id, id), isNull(columns.deletedAt)))
  return row
}

const below = (parentId: number | null) =>
  parentId === null ? isNull(columns.parentId) : eq(columns.parentId, parentId)

/** Columns right below another one in order; null: those at the top. */
export async function listSiblingIds(db: Db, siteId: number, parentId: number | null): Promise<number[]> {
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), below(parentId), isNull(columns.deletedAt)))
    .orderBy(asc(columns.seq), asc(columns.id))
  return rows.map(({ id }) => id)
}

/** The place behind all siblings; their numbers may have gaps. */
export async function nextSeq(tx: Db, siteId: number, parentId: number | null): Promise<number> {
  const rows = await tx
    .select({ seq: sql<number>`coalesce(max(${columns.seq}), -1)::int + 1` })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), below(parentId), isNull(columns.deletedAt)))
  return onlyRow(rows).seq
}

/** Depth of the deepest column at or below a path; the top is 1. */
export async function deepestBelow(db: Db, path: string): Promise<number> {
  const depth = sql<number>`coalesce(max(length(${columns.path}) - length(replace(${columns.path}, '/', '')) - 1), 0)::int`
  const rows = await db
    .select({ depth })
    .from(columns)
    .where(and(beginsWith(columns.path, path), isNull(columns.deletedAt)))
  return onlyRow(rows).depth
}

/** Adds a column whose path follows from its id. */
export async function insertColumn(
  tx: Db,
  column: Omit<typeof columns.$inferInsert, 'path'>,
  parentPath: string,
): Promise<number> {
  const { id } = onlyRow(
    await tx
      .insert(columns)
      .values({ ...column, path: parentPath })
      .returning({ id: columns.id }),
  )
  await tx
    .update(columns)
    .set({ path: `${parentPath}${id}/` })
    .where(eq(columns.id, id))
  return id
}

/** Changes a column and increments its version. */
export async function updateColumn(tx: Db, id: number, change: Partial<typeof columns.$inferInsert>): Promise<void> {
  await tx
    .update(columns)
    .set({ ...change, version: sql`${columns.version} + 1` })
    .where(eq(columns.id, id))
}

/** Moves the paths of a column and of all below it. */
export async function movePaths(tx: Db, from: string, to: string): Promise<void> {
  const moved: SQL = sql`${to} || substr(${columns.path}, ${from.length + 1}::int)`
  await tx.update(columns).set({ path: moved }).where(beginsWith(columns.path, from))
}

/** Stores the order of siblings. */
export async function saveOrder(tx: Db, ids: readonly number[]): Promise<void> {
  for (const [seq, id] of ids.entries()) await tx.update(columns).set({ seq }).where(eq(columns.id, id))
}

/** Is the code that of another column, or of one that was merged? */
export async function isCodeTaken(db: Db, siteId: number, code: string, ownId: number | undefined): Promise<boolean> {
  const other = ownId === undefined ? undefined : ne(columns.id, ownId)
  const rows = await db
    .select({ n: count() })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), eq(columns.code, code), other))
  const redirects = await db
    .select({ n: count() })
    .from(columnRedirects)
    .where(and(eq(columnRedirects.siteId, siteId), eq(columnRedirects.code, code)))
  return onlyRow(rows).n + onlyRow(redirects).n > 0
}

/** What belongs to a column: columns right below it, and articles, those in the bin included. */
export async function countColumnUsage(db: Db, id: number) {
  const children = await db
    .select({ n: count() })
    .from(columns)
    .where(and(eq(columns.parentId, id), isNull(columns.deletedAt)))
  const own = await db.select({ n: count() }).from(articles).where(eq(articles.columnId, id))
  return { children: onlyRow(children).n, articles: onlyRow(own).n }
}

/** Gives everything of one column to another: articles, corrections at work, also-in lists, addresses. */
export async function moveContents(tx: Db, from: StoredColumn, to: StoredColumn): Promise<void> {
  await tx.update(articles).set({ columnId: to.id }).where(eq(articles.columnId, from.id))
  await tx.execute(sql`update cms_article_revision set fields = jsonb_set(fields, '{columnId}', to_jsonb(${to.id}::bigint))
    where (fields ->> 'columnId')::bigint = ${from.id}`)
  await tx.execute(sql`insert into cms_article_column (article_id, column_id)
    select article_id, ${to.id}::bigint from cms_article_column where column_id = ${from.id} on conflict do nothing`)
  await tx.execute(sql`delete from cms_article_column listed using cms_article article
    where article.id = listed.article_id and (listed.column_id = ${from.id} or listed.column_id = article.column_id)`)
  await tx.update(columnRedirects).set({ columnId: to.id }).where(eq(columnRedirects.columnId, from.id))
  await tx.insert(columnRedirects).values({
    siteId: from.siteId,
    code: from.code,
    columnId: to.id,
    fromId: from.id,
    bindRoute: from.bindRoute,
  })
}

/** Deletes a column; its code is free again unless it leads elsewhere. */
export async function deleteColumnRow(tx: Db, { id, code }: StoredColumn, now: Date): Promise<void> {
  await updateColumn(tx, id, { deletedAt: now, code: `${code.slice(0, 30)}~${id}` })
}
