import type { MediaFacts } from '@doorway/api-client/rules'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { files } from '../../db/tables/files'

/** Which of these files of a person are in the store without facts of a container. */
export async function listUnreadMedia(db: Db, ownerId: number, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({ id: files.id, storageId: files.storageId, ext: files.ext, size: files.size })
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), eq(files.place, 'store'), isNull(files.media)))
    .orderBy(files.id)
}

/** Stores what the container of a file says. */
export async function storeMediaFacts(db: Db, id: string, media: MediaFacts): Promise<void> {
  await db.update(files).set({ media }).where(eq(files.id, id))
}
