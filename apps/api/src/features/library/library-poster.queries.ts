import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { filePosters } from '../../db/tables/files'
import { deleteFileRows } from '../files/file-removal.queries'

/** Sets the still of a video, null for none; the one that it had is deleted. */
export async function setPoster(tx: Db, fileId: string, posterId: string | null): Promise<void> {
  const former = await tx
    .delete(filePosters)
    .where(eq(filePosters.fileId, fileId))
    .returning({ id: filePosters.posterId })
  await deleteFileRows(
    tx,
    former.map(({ id }) => id),
  )
  if (posterId !== null) await tx.insert(filePosters).values({ fileId, posterId })
}
