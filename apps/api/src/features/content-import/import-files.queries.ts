import { and, eq, or } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { contentImportFiles, fileRedirects } from '../../db/tables/content-import'
import { files, storedRemovals } from '../../db/tables/files'
import { libraryFiles, libraryFolders } from '../../db/tables/library'

/** A file of the site's library with these bytes, as they are or as they were before metadata was removed. */
export async function findInLibrary(db: Db, siteId: number, sha256: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: files.id })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .where(and(eq(libraryFiles.siteId, siteId), or(eq(files.sha256, sha256), eq(files.sourceSha256, sha256))))
    .limit(1)
  return row?.id
}

/** Enters a stored file and that an import has added it; its bytes stay from now on. */
export async function insertImportedFile(
  tx: Db,
  importId: string,
  file: typeof files.$inferInsert & { storageId: string },
): Promise<void> {
  await tx.insert(files).values(file)
  await tx.insert(contentImportFiles).values({ importId, fileId: file.id })
  await tx.delete(storedRemovals).where(eq(storedRemovals.storageId, file.storageId))
}

/** The top folder of a library with this name. */
export async function findTopFolder(db: Db, siteId: number, name: string): Promise<number | undefined> {
  const rows = await db
    .select({ id: libraryFolders.id, parentId: libraryFolders.parentId })
    .from(libraryFolders)
    .where(and(eq(libraryFolders.siteId, siteId), eq(libraryFolders.name, name)))
  return rows.find(({ parentId }) => parentId === null)?.id
}

/** Lets former addresses lead to a file; those that lead somewhere already stay. */
export async function insertFileRedirects(
  db: Db,
  addresses: readonly string[],
  target: { siteId: number; importId: string; fileId: string },
): Promise<void> {
  await db
    .insert(fileRedirects)
    .values(addresses.map((address) => ({ ...target, address })))
    .onConflictDoNothing()
}

/** Forgets the former addresses of files that came with an import. */
export async function deleteFileRedirects(tx: Db, importId: string): Promise<void> {
  await tx.delete(fileRedirects).where(eq(fileRedirects.importId, importId))
}
