import { and, asc, count, eq, gt, sql, type SQL } from 'drizzle-orm'
import { batchInsert } from '../../db/batch-insert'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { articles } from '../../db/tables/content'
import { articleRedirects, contentImportItems as items } from '../../db/tables/content-import'

const LISTED = 500
const TITLES = 20

/** An article of an import. */
export type ItemRow = typeof items.$inferSelect

/** Adds articles that were read. */
export function insertItems(db: Db, rows: readonly Record<string, unknown>[]): Promise<void> {
  return batchInsert(db, 'content_import_item', rows)
}

/** Forgets what an earlier attempt has read. */
export async function deleteItems(db: Db, importId: string): Promise<void> {
  await db.delete(items).where(eq(items.importId, importId))
}

/** The next articles that are to be imported. */
export function listWaiting(db: Db, importId: string, after: number, limit: number): Promise<ItemRow[]> {
  return db
    .select()
    .from(items)
    .where(and(eq(items.importId, importId), eq(items.state, 'waiting'), gt(items.no, after)))
    .orderBy(asc(items.no))
    .limit(limit)
}

/** What became of an article. */
export type ItemOutcome = Pick<ItemRow, 'no' | 'state' | 'reason' | 'missing' | 'articleId'>

/** Stores what became of articles; their texts are not needed any more. */
export async function saveOutcomes(tx: Db, importId: string, outcomes: readonly ItemOutcome[]): Promise<void> {
  const rows = outcomes.map(({ articleId, ...outcome }) => ({ ...outcome, article_id: articleId }))
  await tx.execute(sql`
    update content_import_item set html = '', state = done.state, reason = done.reason, missing = done.missing,
      article_id = done.article_id
    from json_populate_recordset(null::content_import_item, ${JSON.stringify(rows)}::json) done
    where content_import_item.import_id = ${importId} and content_import_item.no = done.no`)
}

/** Counts the articles of an import. */
export async function countItems(db: Db, importId: string) {
  const rows = await rowsOf<
    Record<
      | 'articles'
      | 'published'
      | 'pending'
      | 'drafts'
      | 'removed'
      | 'locked'
      | 'files'
      | 'missing'
      | 'waiting'
      | 'imported'
      | 'skipped',
      number
    >
  >(
    db,
    sql`select count(*)::int as articles,
      count(*) filter (where old_state = 'published')::int as published,
      count(*) filter (where old_state = 'pending')::int as pending,
      count(*) filter (where old_state = 'draft')::int as drafts,
      count(*) filter (where old_state = 'removed')::int as removed,
      count(*) filter (where is_locked)::int as locked,
      coalesce(sum(jsonb_array_length(files)), 0)::int as files,
      coalesce(sum(jsonb_array_length(missing)), 0)::int as missing,
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state in ('imported', 'undone'))::int as imported,
      count(*) filter (where state = 'skipped')::int as skipped
    from content_import_item where import_id = ${importId}`,
  )
  return onlyRow(rows)
}

/** Categories of an import with the number of their articles, the most frequent first. */
export function listCategories(db: Db, importId: string) {
  return rowsOf<{ key: string; name: string; articles: number }>(
    db,
    sql`select category ->> 'key' as key, max(category ->> 'name') as name, count(distinct no)::int as articles
      from content_import_item, jsonb_array_elements(categories) category
      where import_id = ${importId} group by 1 order by 3 desc, 1 limit ${LISTED}`,
  )
}

/** Keys of authors with the number of their articles, the most frequent first. */
export function listAuthors(db: Db, importId: string) {
  return rowsOf<{ key: string; articles: number }>(
    db,
    sql`select author as key, count(*)::int as articles from content_import_item
      where import_id = ${importId} and author is not null group by 1 order by 2 desc, 1 limit ${LISTED}`,
  )
}

/** The first titles of an import. */
export async function listTitles(db: Db, importId: string): Promise<string[]> {
  const rows = await db
    .select({ title: items.title })
    .from(items)
    .where(eq(items.importId, importId))
    .orderBy(asc(items.no))
    .limit(TITLES)
  return rows.map(({ title }) => title)
}

/** Which articles a report shows. */
export type ReportFilter = 'all' | 'imported' | 'skipped' | 'missing'

const matching = (importId: string, show: ReportFilter): SQL | undefined =>
  and(
    eq(items.importId, importId),
    show === 'imported' || show === 'skipped' ? eq(items.state, show) : undefined,
    show === 'missing' ? sql`${items.missing} <> '[]'::jsonb` : undefined,
  )

/** One page of a report in the order of the file. */
export async function pageItems(db: Db, importId: string, show: ReportFilter, page: { limit: number; offset: number }) {
  const where = matching(importId, show)
  const rows = await db
    .select({
      no: items.no,
      title: items.title,
      state: items.state,
      reason: items.reason,
      address: items.address,
      articleId: items.articleId,
      missing: items.missing,
    })
    .from(items)
    .where(where)
    .orderBy(asc(items.no))
    .limit(page.limit)
    .offset(page.offset)
  const total = await db.select({ n: count() }).from(items).where(where)
  return { rows, total: onlyRow(total).n }
}

/** An article of a report. */
export type ReportRow = Awaited<ReturnType<typeof pageItems>>['rows'][number]

/** Imported articles that have been changed or deleted since. */
export async function countChanged(db: Db, importId: string): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(items)
    .leftJoin(articles, eq(articles.id, items.articleId))
    .where(
      and(
        eq(items.importId, importId),
        eq(items.state, 'imported'),
        // Every save, decision and change of publication increments the version; imports begin with 0.
        sql`(${articles.id} is null or ${articles.version} <> 0 or ${articles.deletedAt} is not null)`,
      ),
    )
  return onlyRow(rows).n
}

/** Former addresses that lead to articles of an import. */
export async function countRedirects(db: Db, importId: string): Promise<number> {
  const rows = await db
    .select({ n: count() })
    .from(articleRedirects)
    .innerJoin(items, eq(items.articleId, articleRedirects.articleId))
    .where(eq(items.importId, importId))
  return onlyRow(rows).n
}
