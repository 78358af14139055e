import type { MediaFacts } from '@doorway/api-client/rules'
import { and, exists, asc, count, eq, inArray, isNull, lte, not, notInArray, or, sql, sum } from 'drizzle-orm'
import { importFileTypes } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { libraryFiles } from '../../db/tables/library'
import { files, storedRemovals, uploadSessions } from '../../db/tables/files'
import { resourceFiles, resources } from '../../db/tables/research'
import type { Actor } from '../../http/call'
import { deleteFileRows } from '../files/file-removal.queries'
import { isOffered } from '../research/resources.queries'
import { mediaColumn } from './media-facts.queries'

/** A file that is uploading, or complete and not used yet. */
export type UploadRow = typeof uploadSessions.$inferSelect

/** One upload of one person. */
export async function findUpload(db: Db, ownerId: number, id: string): Promise<UploadRow | undefined> {
  const [row] = await db
    .select()
    .from(uploadSessions)
    .where(and(eq(uploadSessions.id, id), eq(uploadSessions.ownerId, ownerId)))
  return row
}

/** All uploads of one person, the oldest first. */
export function listUploads(db: Db, ownerId: number): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploadSessions)
    .where(eq(uploadSessions.ownerId, ownerId))
    .orderBy(asc(uploadSessions.createdAt), asc(uploadSessions.id))
}

/** Bytes as a person offers them. */
export interface Bytes {
  sha256: string
  size: number
}

/** The upload of these very bytes that this person has begun. */
export async function findBegun(db: Db, ownerId: number, { sha256, size }: Bytes): Promise<UploadRow | undefined> {
  const same = and(eq(uploadSessions.sha256, sha256), eq(uploadSessions.size, size))
  const [row] = await db
    .select()
    .from(uploadSessions)
    .where(and(eq(uploadSessions.ownerId, ownerId), same))
  return row
}

/** Enters an upload; undefined when the same person has begun the same bytes meanwhile. */
export async function insertUpload(db: Db, upload: typeof uploadSessions.$inferInsert): Promise<UploadRow | undefined> {
  const [row] = await db.insert(uploadSessions).values(upload).onConflictDoNothing().returning()
  return row
}

const isOfResource = exists(sql`(select 1 from ${resourceFiles} where ${resourceFiles.fileId} = ${files.id})`)

// Files of a media library take room of their site.
const isOfSite = exists(sql`(select 1 from ${libraryFiles} where ${libraryFiles.fileId} = ${files.id})`)

/** Bytes that a person's files take: those that have come, and the whole of those on their way. */
export async function countBytes(db: Db, ownerId: number): Promise<{ used: number; open: number }> {
  const [ready] = await db
    .select({ bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), or(eq(files.place, 'store'), isOfResource), not(isOfSite)))
  const [begun] = await db
    .select({
      open: count(),
      bytes: sql<number>`coalesce(sum(${uploadSessions.size}) filter (where not ${uploadSessions.isComplete}), 0)::float8`,
    })
    .from(uploadSessions)
    .where(eq(uploadSessions.ownerId, ownerId))
  return { used: (ready?.bytes ?? 0) + (begun?.bytes ?? 0), open: begun?.open ?? 0 }
}

/** Resources with these very bytes that this person may see: offered ones, and one's own in any state. */
export function listKnown(db: Db, actor: Actor, { sha256, size }: Bytes, now: Date) {
  const isOwn = and(eq(resources.ownerId, actor.userId), isNull(resources.deletedAt))
  const areBytes = or(and(eq(files.sha256, sha256), eq(files.size, size)), eq(files.sourceSha256, sha256))
  return db
    .selectDistinct({ id: resources.id, title: resources.title, state: resources.state })
    .from(files)
    .innerJoin(resourceFiles, eq(resourceFiles.fileId, files.id))
    .innerJoin(resources, eq(resources.id, resourceFiles.resourceId))
    .where(and(areBytes, or(isOwn, isOffered(actor, now))))
    .orderBy(asc(resources.id))
    .limit(5)
}

/** Extends the time that an upload is stored. */
export async function renewUpload(db: Db, id: string, expiresAt: Date): Promise<void> {
  await db.update(uploadSessions).set({ expiresAt }).where(eq(uploadSessions.id, id))
}

/** What is known about an uploaded picture, and where it is without the metadata that it came with. */
export interface StoredPicture {
  width: number | undefined
  height: number | undefined
  stored?: { storageId: string; sha256: string; size: number }
}

interface CompletedFile {
  mime: string
  now: Date
  picture: StoredPicture | undefined
  media: MediaFacts | null | undefined
  /** Runs in the transaction that makes the file. */
  onAdded: (tx: Db) => Promise<void>
}

/** The upload is a file now. Done twice it changes nothing. */
export async function completeUploadRow(
  db: Db,
  upload: UploadRow,
  { mime, now, picture, media, onAdded }: CompletedFile,
): Promise<void> {
  const { id, name, ext, size, sha256, ownerId } = upload
  const { width, height, stored } = picture ?? {}
  await db.transaction(async (tx) => {
    const added = await tx
      .insert(files)
      .values({
        id,
        name,
        ext,
        size,
        sha256,
        ownerId,
        mime,
        place: 'store',
        createdAt: now,
        ...(media !== undefined && { media: mediaColumn(media) }),
        ...(picture && { width, height, copyState: 'pending' }),
        ...(stored && { ...stored, sourceSha256: sha256 }),
      })
      .onConflictDoNothing()
      .returning({ id: files.id })
    if (stored && added.length > 0) {
      await tx.delete(storedRemovals).where(eq(storedRemovals.storageId, stored.storageId))
      await tx.insert(storedRemovals).values({ storageId: id }).onConflictDoNothing()
    }
    if (added.length > 0) await onAdded(tx)
    await tx.update(uploadSessions).set({ isComplete: true }).where(eq(uploadSessions.id, id))
  })
}

/** Forgets an upload that nothing refers to; the file goes with it. */
export async function deleteUploadRow(db: Db, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(uploadSessions).where(eq(uploadSessions.id, id))
    await deleteFileRows(tx, [id])
  })
}

/** Uploads whose time is over. */
export function listExpired(db: Db, now: Date) {
  return db
    .select({ id: uploadSessions.id })
    .from(uploadSessions)
    .where(lte(uploadSessions.expiresAt, now))
    .orderBy(asc(uploadSessions.expiresAt))
    .limit(100)
}

/** A resource has taken these uploads: they are files like any other. */
export async function releaseUploads(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(uploadSessions).where(inArray(uploadSessions.id, [...ids]))
}

/** Which of these are finished uploads of this person that nothing has taken yet. They stay so until the end. */
export async function listFinished(tx: Db, ownerId: number, ids: readonly string[]) {
  if (ids.length === 0) return []
  const mine = and(
    eq(uploadSessions.ownerId, ownerId),
    eq(uploadSessions.isComplete, true),
    // These are read and removed; no record refers to them.
    notInArray(uploadSessions.ext, [...importFileTypes]),
  )
  return tx
    .select({ id: uploadSessions.id, ext: uploadSessions.ext })
    .from(uploadSessions)
    .where(and(mine, inArray(uploadSessions.id, [...ids])))
    .for('update')
}

/**
 * Makes uploads of files again that nothing refers to any more; their time is over now, so they go with the next
 * sweep. Files of a media library stay there until they are deleted.
 */
export async function returnToUploads(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const rows = await tx
    .select({
      id: files.id,
      ownerId: files.ownerId,
      name: files.name,
      ext: files.ext,
      size: files.size,
      sha256: files.sha256,
    })
    .from(files)
    .where(and(inArray(files.id, [...ids]), not(isOfSite)))
  const sessions = rows.flatMap(({ ownerId, ...file }) =>
    ownerId === null ? [] : { ...file, ownerId, isComplete: true, createdAt: now, expiresAt: now },
  )
  // Where the same bytes are on their way once more, that upload stands for them.
  if (sessions.length > 0) await tx.insert(uploadSessions).values(sessions).onConflictDoNothing()
}
