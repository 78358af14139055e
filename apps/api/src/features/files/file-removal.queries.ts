import { eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { fileCopies, filePosters, files, fileTranscodes, storedRemovals } from '../../db/tables/files'

const PER_ROUND = 100

/** Notes bytes that are about to be written: they go in an hour unless a file refers to them by then. */
export async function noteRemoval(db: Db, storageId: string): Promise<void> {
  await db
    .insert(storedRemovals)
    .values({ storageId, removeAt: sql`now() + interval '1 hour'` })
    .onConflictDoNothing()
}

/** Bytes that are to be removed now. */
export async function listRemovals(db: Db): Promise<string[]> {
  const rows = await db
    .select({ storageId: storedRemovals.storageId })
    .from(storedRemovals)
    .where(lte(storedRemovals.removeAt, sql`now()`))
    .limit(PER_ROUND)
  return rows.map(({ storageId }) => storageId)
}

/** The bytes are gone. */
export async function endRemoval(db: Db, storageId: string): Promise<void> {
  await db.delete(storedRemovals).where(eq(storedRemovals.storageId, storageId))
}

/** Deletes what was made of files, smaller pictures, playable videos and stills, and notes the bytes for removal. */
export async function deleteCopies(tx: Db, ids: readonly string[]): Promise<void> {
  const pictures = await tx
    .select({ id: fileCopies.copyId })
    .from(fileCopies)
    .where(inArray(fileCopies.fileId, [...ids]))
  const videos = await tx
    .delete(fileTranscodes)
    .where(inArray(fileTranscodes.fileId, [...ids]))
    .returning({ id: fileTranscodes.copyId })
  const posters = await tx
    .delete(filePosters)
    .where(inArray(filePosters.fileId, [...ids]))
    .returning({ id: filePosters.posterId })
  const copies = [...pictures, ...videos, ...posters].flatMap(({ id }) => (id === null ? [] : [{ id }]))
  if (copies.length === 0) return
  await deleteFileRows(
    tx,
    copies.map(({ id }) => id),
  )
}

/** Deletes files that nothing refers to, with their copies, and notes their bytes for removal. */
export async function deleteFileRows(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await deleteCopies(tx, ids)
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, [...ids]))
    .returning({ id: files.id, storageId: files.storageId, place: files.place })
  const stored = rows.filter(({ place }) => place === 'store').map((row) => ({ storageId: row.storageId ?? row.id }))
  if (stored.length > 0) await tx.insert(storedRemovals).values(stored).onConflictDoNothing()
}
