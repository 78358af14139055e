import type { MediaFacts } from '@doorway/api-client/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
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

// So that a file that cannot be read is tried once.
const unreadable = sql`'null'::jsonb`

/** What is stored of a container: its facts, or that it could not be read. */
export const mediaColumn = (facts: MediaFacts | null) => facts ?? unreadable

/** Stores what the container of a file says. */
export async function storeMediaFacts(db: Db, id: string, facts: MediaFacts | null): Promise<void> {
  await db
    .update(files)
    .set({ media: mediaColumn(facts) })
    .where(eq(files.id, id))
}
