import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files, uploadSessions } from '../../db/tables/files'

/** Which of these are finished uploads of this person, with type and size. They stay so until the end. */
export async function listDocuments(tx: Db, ownerId: number, ids: readonly string[]) {
  if (ids.length === 0) return []
  const mine = and(eq(uploadSessions.ownerId, ownerId), eq(uploadSessions.isComplete, true))
  return tx
    .select({ id: uploadSessions.id, ext: uploadSessions.ext, size: uploadSessions.size, media: files.media })
    .from(uploadSessions)
    .innerJoin(files, eq(files.id, uploadSessions.id))
    .where(and(mine, inArray(uploadSessions.id, [...ids])))
    .for('update', { of: uploadSessions })
}
