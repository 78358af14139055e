import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import { sites } from '../../db/tables/content'
import { libraryFiles, libraryFolders } from '../../db/tables/library'

/** Folders of a site by name, with the number of files that each holds itself. */
export function listFolders(db: Db, siteId: number) {
  return db
    .select({
      id: libraryFolders.id,
      parentId: libraryFolders.parentId,
      name: libraryFolders.name,
      version: libraryFolders.version,
      fileCount: sql<number>`(select count(*)::int from library_file held where held.folder_id = library_folder.id)`,
    })
    .from(libraryFolders)
    .where(eq(libraryFolders.siteId, siteId))
    .orderBy(asc(libraryFolders.name), asc(libraryFolders.id))
}

/** One folder with the state of its site. */
export async function findFolder(db: Db, id: number) {
  const [row] = await db
    .select({
      id: libraryFolders.id,
      siteId: libraryFolders.siteId,
      parentId: libraryFolders.parentId,
      name: libraryFolders.name,
      version: libraryFolders.version,
      siteState: sites.state,
    })
    .from(libraryFolders)
    .innerJoin(sites, eq(sites.id, libraryFolders.siteId))
    .where(eq(libraryFolders.id, id))
  return row
}

/** A folder as {@link findFolder} returns it. */
export type FolderRow = NonNullable<Awaited<ReturnType<typeof findFolder>>>

/** Waits until no other transaction changes the folders of the site. */
export async function lockFolders(tx: Db, siteId: number): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('update')
}

/** A folder and the folders above it, itself first. */
export async function listPath(db: Db, id: number): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`with recursive path (id, parent_id, depth) as (
      select id, parent_id, 1 from library_folder where id = ${id}
      union all
      select above.id, above.parent_id, depth + 1 from library_folder above join path on path.parent_id = above.id
    ) select id::float8 as id from path order by depth`,
  )
  return rows.map((row) => row.id)
}

/** How many levels a folder and those below it take; 1 for a folder without others. */
export async function levelsBelow(db: Db, id: number): Promise<number> {
  const [row] = await rowsOf<{ levels: number }>(
    db,
    sql`with recursive below (id, depth) as (
      select id, 1 from library_folder where id = ${id}
      union all
      select child.id, depth + 1 from library_folder child join below on below.id = child.parent_id
    ) select max(depth)::int as levels from below`,
  )
  return row?.levels ?? 1
}

/** Adds a folder and returns its id. */
export async function insertFolder(tx: Db, folder: typeof libraryFolders.$inferInsert): Promise<number> {
  return onlyRow(await tx.insert(libraryFolders).values(folder).returning({ id: libraryFolders.id })).id
}

/** Renames or moves a folder and increments its version. */
export async function updateFolder(
  tx: Db,
  id: number,
  change: Partial<typeof libraryFolders.$inferInsert>,
): Promise<void> {
  await tx
    .update(libraryFolders)
    .set({ ...change, version: sql`${libraryFolders.version} + 1` })
    .where(eq(libraryFolders.id, id))
}

/** Files and folders that a folder holds itself. */
export async function countContents(tx: Db, id: number): Promise<{ files: number; folders: number }> {
  const inside = await tx.select({ n: count() }).from(libraryFiles).where(eq(libraryFiles.folderId, id))
  const below = await tx.select({ n: count() }).from(libraryFolders).where(eq(libraryFolders.parentId, id))
  return { files: onlyRow(inside).n, folders: onlyRow(below).n }
}

/** Deletes an empty folder. */
export async function deleteFolderRow(tx: Db, id: number): Promise<void> {
  await tx.delete(libraryFolders).where(and(eq(libraryFolders.id, id)))
}
