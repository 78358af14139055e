import { isPlayable, isVideoType, type MediaFacts } from '@doorway/api-client/rules'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { touchContent } from '../../db/data-version'
import type { Db } from '../../db/database'
import { files, fileTranscodes, storedRemovals } from '../../db/tables/files'
import { tasks } from '../../db/tables/tasks'
import { users } from '../../db/tables/users'

const copies = alias(files, 'playable_copy')

/** What is known about the playable copies of these files; nothing about those that none was requested for. */
export async function listTranscodes(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      fileId: fileTranscodes.fileId,
      copyId: fileTranscodes.copyId,
      reason: fileTranscodes.reason,
      state: tasks.state,
      percent: tasks.done,
      problem: tasks.problem,
      copySize: copies.size,
      copyMedia: copies.media,
    })
    .from(fileTranscodes)
    .leftJoin(tasks, eq(tasks.id, fileTranscodes.taskId))
    .leftJoin(copies, eq(copies.id, fileTranscodes.copyId))
    .where(inArray(fileTranscodes.fileId, [...ids]))
    .orderBy(fileTranscodes.fileId)
}

/** How far the playable copy of a file is. */
export type TranscodeRow = Awaited<ReturnType<typeof listTranscodes>>[number]

/** The file that a task makes playable; undefined when it has been deleted. */
export async function findSource(db: Db, id: string) {
  const [row] = await db
    .select({
      id: files.id,
      name: files.name,
      ext: files.ext,
      size: files.size,
      ownerId: files.ownerId,
      copyId: fileTranscodes.copyId,
    })
    .from(fileTranscodes)
    .innerJoin(files, eq(files.id, fileTranscodes.fileId))
    .where(eq(fileTranscodes.fileId, id))
  return row
}

/** A video of which a playable copy is made. */
export type SourceRow = NonNullable<Awaited<ReturnType<typeof findSource>>>

/** Notes which task makes a file playable. */
export async function insertTranscode(tx: Db, fileId: string, taskId: string): Promise<void> {
  await tx.insert(fileTranscodes).values({ fileId, taskId })
}

/** Stores why the transcoder could not do it; null when it is tried again. */
export async function setReason(db: Db, fileId: string, reason: string | null): Promise<void> {
  await db.update(fileTranscodes).set({ reason }).where(eq(fileTranscodes.fileId, fileId))
}

const MAX_CANDIDATES = 500
const MAX_MISSED = 20

// The most frequent videos that browsers play, so that these do not fill the list.
const isUsual = sql`(${files.ext} in ('mp4', 'm4v') and ${files.media} #>> '{picture,codec}' = 'avc'
  and coalesce(${files.media} #>> '{sound,codec}', 'aac') = 'aac')`

/** Uploaded videos that need a copy which nothing has requested: they came before there was a transcoder. */
export async function listMissed(db: Db) {
  const rows = await db
    .select({ id: files.id, ext: files.ext, media: files.media, ownerId: users.id })
    .from(files)
    .innerJoin(users, and(eq(users.id, files.ownerId), isNull(users.deletedAt)))
    .leftJoin(fileTranscodes, eq(fileTranscodes.fileId, files.id))
    .where(
      and(eq(files.place, 'store'), isNotNull(files.media), isNull(fileTranscodes.fileId), sql`${isUsual} is not true`),
    )
    .orderBy(files.createdAt, files.id)
    .limit(MAX_CANDIDATES)
  return rows.filter(({ ext, media }) => isVideoType(ext) && !isPlayable(ext, media)).slice(0, MAX_MISSED)
}

/** Notes that a copy of the file is about to be made. False where another server has done so. */
export async function claimTranscode(tx: Db, fileId: string): Promise<boolean> {
  const rows = await tx.insert(fileTranscodes).values({ fileId }).onConflictDoNothing().returning()
  return rows.length === 1
}

/** Notes which task makes a claimed file playable. */
export async function setTask(tx: Db, fileId: string, taskId: string): Promise<void> {
  await tx.update(fileTranscodes).set({ taskId }).where(eq(fileTranscodes.fileId, fileId))
}

interface PlayableCopy {
  id: string
  size: number
  sha256: string
  media: MediaFacts
  now: Date
}

/** The bytes in the store are the playable copy of the file now. False when the file is gone. */
export async function enterPlayable(db: Db, source: SourceRow, copy: PlayableCopy): Promise<boolean> {
  const { id, size, sha256, media, now } = copy
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select({ id: fileTranscodes.fileId })
      .from(fileTranscodes)
      .where(eq(fileTranscodes.fileId, source.id))
      .for('update')
    if (!held) return false
    await tx.insert(files).values({
      id,
      size,
      sha256,
      media,
      ext: 'mp4',
      mime: 'video/mp4',
      name: `${source.name.slice(0, -source.ext.length)}mp4`,
      place: 'store',
      // Copies belong to their video: they take none of the room of its owner.
      ownerId: null,
      createdAt: now,
    })
    await tx.delete(storedRemovals).where(eq(storedRemovals.storageId, id))
    await tx.update(fileTranscodes).set({ copyId: id, reason: null }).where(eq(fileTranscodes.fileId, source.id))
    // Public pages say whether a film can be watched.
    await touchContent(tx)
    return true
  })
}
