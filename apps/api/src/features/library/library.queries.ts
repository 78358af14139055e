import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  ne,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { PageWindow } from '../../db/page-window'
import { contains } from '../../db/search-text'
import { sites } from '../../db/tables/content'
import { files } from '../../db/tables/files'
import { fileUses, libraryFiles } from '../../db/tables/library'
import { users } from '../../db/tables/users'
import { type FileKind, namedTypes, typesOf } from './file-kinds'

/** Which files of a site a list shows. */
export interface LibraryFilter {
  siteId: number
  /** Null: files in no folder; undefined: all. */
  folderId?: number | null
  kind?: FileKind
  /** Part of the name or of the alternative text. */
  name?: string
  isUnused?: boolean
  isDuplicate?: boolean
  /** Bytes. */
  minSize?: number
  uploaderId?: number
}

const otherEntry = alias(libraryFiles, 'other_entry')
const otherFile = alias(files, 'other_file')

// In full: a query of one table names its columns alone.
const useCount = sql<number>`(select count(*)::int from file_use used where used.file_id = library_file.file_id)`
const hasPoster = sql<boolean>`exists (select 1 from file_poster poster where poster.file_id = library_file.file_id)`
const duplicateCount = sql<number>`(select count(*)::int from library_file twin
  join file_object twin_file on twin_file.id = twin.file_id
  where twin.site_id = library_file.site_id and twin.file_id <> library_file.file_id
  and twin_file.sha256 = file_object.sha256 and twin_file.size = file_object.size)`

/** Does any record refer to the file? */
export const isUsed = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(fileUses)
      .where(eq(fileUses.fileId, libraryFiles.fileId)),
  )

/** Does the site have another file with the same bytes? */
export const hasTwin = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(otherEntry)
      .innerJoin(otherFile, eq(otherFile.id, otherEntry.fileId))
      .where(
        and(
          eq(otherEntry.siteId, libraryFiles.siteId),
          ne(otherEntry.fileId, libraryFiles.fileId),
          eq(otherFile.sha256, files.sha256),
          eq(otherFile.size, files.size),
        ),
      ),
  )

function ofKind(kind: FileKind): SQL | undefined {
  const types = typesOf(kind)
  return types ? inArray(files.ext, [...types]) : notInArray(files.ext, [...namedTypes])
}

function matching(db: Db, filter: LibraryFilter): SQL | undefined {
  const { siteId, folderId, kind, name, isUnused, isDuplicate, minSize, uploaderId } = filter
  return and(
    eq(libraryFiles.siteId, siteId),
    folderId === undefined
      ? undefined
      : folderId === null
        ? isNull(libraryFiles.folderId)
        : eq(libraryFiles.folderId, folderId),
    kind && ofKind(kind),
    name ? or(contains(files.name, name), contains(libraryFiles.alt, name)) : undefined,
    isUnused ? not(isUsed(db)) : undefined,
    isDuplicate ? hasTwin(db) : undefined,
    minSize === undefined ? undefined : gte(files.size, minSize),
    uploaderId === undefined ? undefined : eq(files.ownerId, uploaderId),
  )
}

function selectFiles(db: Db) {
  return db
    .select({
      id: libraryFiles.fileId,
      siteId: libraryFiles.siteId,
      folderId: libraryFiles.folderId,
      alt: libraryFiles.alt,
      focalX: libraryFiles.focalX,
      focalY: libraryFiles.focalY,
      version: libraryFiles.version,
      createdAt: libraryFiles.createdAt,
      name: files.name,
      ext: files.ext,
      mime: files.mime,
      size: files.size,
      sha256: files.sha256,
      place: files.place,
      storageId: files.storageId,
      width: files.width,
      height: files.height,
      ownerId: files.ownerId,
      uploaderName: users.name,
      siteState: sites.state,
      useCount,
      duplicateCount,
      hasPoster,
    })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .innerJoin(sites, eq(sites.id, libraryFiles.siteId))
    .leftJoin(users, eq(users.id, files.ownerId))
}

/** One page of files, the newest first; duplicates next to one another. */
export async function pageFiles(db: Db, filter: LibraryFilter, { limit, offset }: PageWindow) {
  const where = matching(db, filter)
  const order = [
    ...(filter.isDuplicate ? [asc(files.sha256)] : []),
    desc(libraryFiles.createdAt),
    asc(libraryFiles.fileId),
  ]
  const rows = await selectFiles(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await db
    .select({ n: count() })
    .from(libraryFiles)
    .innerJoin(files, eq(files.id, libraryFiles.fileId))
    .where(where)
  return { rows, total: onlyRow(total).n }
}

/** One file of the library. */
export async function findLibraryFile(db: Db, id: string) {
  const [row] = await selectFiles(db).where(eq(libraryFiles.fileId, id))
  return row
}

/** A file of the library as {@link findLibraryFile} returns it. */
export type LibraryRow = NonNullable<Awaited<ReturnType<typeof findLibraryFile>>>

/** Files of the library by their ids, in that order. */
export async function listLibraryFiles(db: Db, ids: readonly string[]): Promise<LibraryRow[]> {
  const rows = await selectFiles(db).where(inArray(libraryFiles.fileId, [...ids]))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Waits until no other transaction changes the file. */
export async function lockLibraryFile(tx: Db, id: string): Promise<void> {
  await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update')
}

/** Changes what the library stores with a file, and increments its version. */
export async function updateEntry(
  tx: Db,
  id: string,
  change: Partial<typeof libraryFiles.$inferInsert>,
): Promise<void> {
  await tx
    .update(libraryFiles)
    .set({ ...change, version: sql`${libraryFiles.version} + 1` })
    .where(eq(libraryFiles.fileId, id))
}

/** Renames a file. */
export async function renameFile(tx: Db, id: string, name: string): Promise<void> {
  await tx.update(files).set({ name }).where(eq(files.id, id))
}

/** Adds files to the library of a site; those that some library has already stay where they are. */
export async function insertEntries(
  tx: Db,
  ids: readonly string[],
  entry: { siteId: number; folderId: number | null; createdAt: Date },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insert(libraryFiles)
    .values(ids.map((fileId) => ({ ...entry, fileId })))
    .onConflictDoNothing()
}

/** Which of these files are in the library of the site. */
export async function listEntryIds(tx: Db, siteId: number, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: libraryFiles.fileId })
    .from(libraryFiles)
    .where(and(eq(libraryFiles.siteId, siteId), inArray(libraryFiles.fileId, [...ids])))
  return rows.map(({ id }) => id)
}
