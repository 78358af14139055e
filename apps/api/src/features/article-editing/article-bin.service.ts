import type { ServerContext } from '../../http/server-context'
import { returnToUploads } from '../uploads/uploads.queries'
import { deleteArticleRows, listDeletedBefore } from './article-bin.queries'
import { listUnusedFileIds } from './article-files.queries'
import { deleteExpiredPreviews } from './article-preview.queries'

const BIN_MS = 30 * 24 * 3_600_000

/** Deletes what has been in the bin for 30 days, with its files, and links that have expired. */
export async function emptyBin({ db, clock }: Pick<ServerContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredPreviews(db, now)
  for (const id of await listDeletedBefore(db, new Date(now.getTime() - BIN_MS))) {
    await db.transaction(async (tx) => {
      const files = await listUnusedFileIds(tx, id)
      await deleteArticleRows(tx, id)
      await returnToUploads(tx, files, now)
    })
  }
}
