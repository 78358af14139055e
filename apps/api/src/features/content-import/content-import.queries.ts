import { and, asc, count, desc, eq, inArray, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { columns, sites } from '../../db/tables/content'
import { contentImports } from '../../db/tables/content-import'
import { files, uploadSessions } from '../../db/tables/files'
import { tasks } from '../../db/tables/tasks'

const LISTED = 20

/** What is stored of an import. */
export type StoredImport = typeof contentImports.$inferSelect

const rowFields = {
  job: contentImports,
  task: { state: tasks.state, problem: tasks.problem, done: tasks.done, total: tasks.total },
}

/** An import with the task that works on it, or did last. */
export interface ImportRow {
  job: StoredImport
  task: {
    state: (typeof tasks.$inferSelect)['state']
    problem: string | null
    done: number
    total: number | null
  } | null
}

const select = (db: Db) =>
  db.select(rowFields).from(contentImports).leftJoin(tasks, eq(tasks.id, contentImports.taskId))

/** One import of one person. */
export async function findImport(db: Db, ownerId: number, id: string): Promise<ImportRow | undefined> {
  const [row] = await select(db).where(and(eq(contentImports.id, id), eq(contentImports.ownerId, ownerId)))
  return row
}

/** Imports of one person, the newest first, with the names of their sites. */
export function listImports(db: Db, ownerId: number) {
  return db
    .select({
      ...rowFields,
      siteName: sites.name,
      articles: sql<number>`(select count(*)::int from content_import_item item where item.import_id = content_import.id)`,
    })
    .from(contentImports)
    .innerJoin(sites, eq(sites.id, contentImports.siteId))
    .leftJoin(tasks, eq(tasks.id, contentImports.taskId))
    .where(eq(contentImports.ownerId, ownerId))
    .orderBy(desc(contentImports.createdAt), asc(contentImports.id))
    .limit(LISTED)
}

/** Counts the imports of one person that are being read or run. */
export async function countAtWork(tx: Db, ownerId: number): Promise<number> {
  const rows = await tx
    .select({ n: count() })
    .from(contentImports)
    .innerJoin(tasks, eq(tasks.id, contentImports.taskId))
    .where(and(eq(contentImports.ownerId, ownerId), inArray(tasks.state, ['queued', 'running'])))
  return onlyRow(rows).n
}

/** Forgets previews of one person that were not imported, but for the newest ones. */
export async function dropOldPreviews(tx: Db, ownerId: number, retained: number): Promise<void> {
  const old = tx
    .select({ id: contentImports.id })
    .from(contentImports)
    .leftJoin(tasks, eq(tasks.id, contentImports.taskId))
    .where(
      and(
        eq(contentImports.ownerId, ownerId),
        inArray(contentImports.state, ['reading', 'ready']),
        or(isNull(tasks.id), notInArray(tasks.state, ['queued', 'running'])),
      ),
    )
    .orderBy(desc(contentImports.createdAt), asc(contentImports.id))
    .offset(retained)
  await tx.delete(contentImports).where(inArray(contentImports.id, old))
}

/** Adds an import and returns its id. */
export async function insertImport(tx: Db, job: typeof contentImports.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(contentImports).values(job).returning({ id: contentImports.id })).id
}

/** Changes an import; with `from` only while it is in one of these states. Returns whether it was. */
export async function updateImport(
  db: Db,
  id: string,
  change: Partial<typeof contentImports.$inferInsert>,
  from?: readonly StoredImport['state'][],
): Promise<boolean> {
  const rows = await db
    .update(contentImports)
    .set(change)
    .where(and(eq(contentImports.id, id), from && inArray(contentImports.state, [...from])))
    .returning({ id: contentImports.id })
  return rows.length > 0
}

/** Is this task still the one that imports? Waits until no other transaction changes the import. */
export async function isImporting(tx: Db, { id, taskId }: StoredImport): Promise<boolean> {
  const [row] = await tx
    .select({ state: contentImports.state, taskId: contentImports.taskId })
    .from(contentImports)
    .where(eq(contentImports.id, id))
    .for('update')
  return row?.state === 'importing' && row.taskId === taskId
}

/** Waits until no other transaction changes the import. */
export async function lockImport(tx: Db, id: string): Promise<void> {
  await tx.select({ id: contentImports.id }).from(contentImports).where(eq(contentImports.id, id)).for('update')
}

/** The task that works for an import. */
export async function findImportByTask(db: Db, taskId: string): Promise<StoredImport | undefined> {
  const [row] = await db.select().from(contentImports).where(eq(contentImports.taskId, taskId))
  return row
}

/** Forgets previews and reports whose time is over. What is running stays. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  await db.delete(contentImports).where(and(lt(contentImports.expiresAt, now), ne(contentImports.state, 'importing')))
}

/** A finished upload of one person. */
export async function findFinishedUpload(db: Db, ownerId: number, id: string) {
  const [row] = await db
    .select({ id: files.id, name: files.name, ext: files.ext, size: files.size })
    .from(uploadSessions)
    .innerJoin(files, eq(files.id, uploadSessions.id))
    .where(and(eq(uploadSessions.id, id), eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.isComplete, true)))
  return row
}

/** Size of an upload that is still there. */
export async function findFileSize(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db.select({ size: files.size }).from(files).where(eq(files.id, id))
  return row?.size
}

/** Columns of a site that articles can be in. */
export function listTargets(db: Db, siteId: number) {
  return db
    .select({ id: columns.id, name: columns.name, reviewLevels: columns.reviewLevels })
    .from(columns)
    .where(and(eq(columns.siteId, siteId), isNull(columns.deletedAt), inArray(columns.kind, ['list', 'page'])))
    .orderBy(asc(columns.path))
}
