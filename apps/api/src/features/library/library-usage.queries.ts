import { and, asc, eq, inArray, ne, not, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { sites } from '../../db/tables/content'
import { files } from '../../db/tables/files'
import { fileUses, libraryFiles } from '../../db/tables/library'
import { users } from '../../db/tables/users'
import { hasTwin, isUsed, type LibraryRow } from './library.queries'

const MAX_USES = 100
const MAX_DUPLICATES = 20

/** Records that refer to a file, one row for each record and kind. */
export function listUses(db: Db, id: string) {
  return db
    .selectDistinct({
      kind: fileUses.kind,
      refId: fileUses.refId,
      siteId: fileUses.siteId,
      title: fileUses.title,
    })
    .from(fileUses)
    .where(eq(fileUses.fileId, id))
    .orderBy(asc(fileUses.kind), asc(fileUses.refId))
    .limit(MAX_USES)
}

/** Other files of the same site with the same bytes. */
export function listDuplicates(db: Db, { id, siteId, sha256, size }: LibraryRow) {
  return db
    .select({ id: libraryFiles.fileId, name: files.name, folderId: libraryFiles.folderId })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .where(
      and(eq(libraryFiles.siteId, siteId), eq(files.sha256, sha256), eq(files.size, size), ne(libraryFiles.fileId, id)),
    )
    .orderBy(asc(libraryFiles.createdAt), asc(libraryFiles.fileId))
    .limit(MAX_DUPLICATES)
}

/** Bytes, files, unused files and duplicates of a site. */
export async function countLibrary(db: Db, siteId: number) {
  return onlyRow(
    await db
      .select({
        used: sql<number>`coalesce(sum(${files.size}), 0)::float8`,
        fileCount: sql<number>`count(*)::int`,
        unusedCount: sql<number>`(count(*) filter (where ${not(isUsed(db))}))::int`,
        duplicateCount: sql<number>`(count(*) filter (where ${hasTwin(db)}))::int`,
      })
      .from(libraryFiles)
      .innerJoin(files, eq(files.id, libraryFiles.fileId))
      .where(eq(libraryFiles.siteId, siteId)),
  )
}

/** Bytes that the files of a site may take; other uploads to the site wait until the transaction ends. */
export async function lockQuota(tx: Db, siteId: number): Promise<number> {
  return onlyRow(await tx.select({ quota: sites.fileQuota }).from(sites).where(eq(sites.id, siteId)).for('update'))
    .quota
}

/** Bytes that the files of a site may take. */
export async function findQuota(db: Db, siteId: number): Promise<number> {
  return onlyRow(await db.select({ quota: sites.fileQuota }).from(sites).where(eq(sites.id, siteId))).quota
}

/** Bytes of the files of a site, and of some others. */
export async function sumBytes(
  tx: Db,
  siteId: number,
  ids: readonly string[],
): Promise<{ used: number; more: number }> {
  const bytes = sql<number>`coalesce(sum(${files.size}), 0)::float8`
  const used = await tx
    .select({ bytes })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .where(eq(libraryFiles.siteId, siteId))
  const more = await tx
    .select({ bytes })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return { used: onlyRow(used).bytes, more: onlyRow(more).bytes }
}

const MAX_UPLOADERS = 200

/** People who have uploaded files of a site. */
export async function listUploaders(db: Db, siteId: number) {
  return db
    .selectDistinct({ id: users.id, name: users.name })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(eq(libraryFiles.siteId, siteId))
    .orderBy(asc(users.name), asc(users.id))
    .limit(MAX_UPLOADERS)
}
