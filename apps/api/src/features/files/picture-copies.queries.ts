import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { fileCopies, files, storedRemovals } from '../../db/tables/files'
import { deleteCopies } from './file-removal.queries'

const MAX_ATTEMPTS = 3

/** A picture that waits for its copies. */
export interface PendingPicture {
  id: string
  storageId: string
  name: string
  sha256: string
}

/** A copy whose bytes are stored. */
export interface NewCopy {
  id: string
  /** Pixels. */
  width: number
  sha256: string
  /** Bytes. */
  size: number
}

/**
 * The longest waiting picture; of parallel servers each claims another one. One that its server did not finish is
 * claimed again after ten minutes, up to three times.
 */
export async function claimPicture(db: Db): Promise<PendingPicture | undefined> {
  const waiting = db
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.copyState, 'pending'),
        sql`${files.copyAttempts} < ${MAX_ATTEMPTS}`,
        sql`(${files.copyClaimedAt} is null or ${files.copyClaimedAt} < now() - interval '10 minutes')`,
      ),
    )
    .orderBy(files.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(files)
    .set({ copyAttempts: sql`${files.copyAttempts} + 1`, copyClaimedAt: sql`now()` })
    .where(eq(files.id, sql`(${waiting})`))
    .returning({ id: files.id, storageId: files.storageId, name: files.name, sha256: files.sha256 })
  return row && { ...row, storageId: row.storageId ?? row.id }
}

// Bytes that have been replaced meanwhile wait for copies of their own.
const isSame = ({ id, sha256 }: PendingPicture) => and(eq(files.id, id), eq(files.sha256, sha256))

/** A picture waits no longer. */
export async function endPicture(db: Db, picture: PendingPicture, copyState: 'none' | 'made'): Promise<void> {
  await db.update(files).set({ copyState }).where(isSame(picture))
}

/** Enters the copies of a picture; those of earlier bytes go. */
export async function enterCopies(db: Db, picture: PendingPicture, copies: readonly NewCopy[]): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.update(files).set({ copyState: 'made' }).where(isSame(picture)).returning({ id: files.id })
    if (found.length === 0 || copies.length === 0) return
    await deleteCopies(tx, [picture.id])
    const ids = copies.map(({ id }) => id)
    const common = { ext: 'webp', mime: 'image/webp', name: picture.name, place: 'store' as const }
    await tx
      .insert(files)
      .values(copies.map(({ id, sha256, size }) => ({ ...common, id, sha256, size, createdAt: sql`now()` })))
    await tx.insert(fileCopies).values(copies.map(({ id, width }) => ({ fileId: picture.id, width, copyId: id })))
    await tx.delete(storedRemovals).where(inArray(storedRemovals.storageId, ids))
  })
}
