import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { attachments } from '../../db/tables/content'
import { fileBodies, files, storedRemovals } from '../../db/tables/files'
import type { LibraryRow } from './library.queries'

/** A name with another extension. */
const renamed = (name: string, ext: string) => `${name.slice(0, name.lastIndexOf('.') + 1)}${ext}`

/** Moves the bytes of one file to another, whose id stays; the other one is deleted, and so are the old bytes. */
export async function takeBytes(tx: Db, file: LibraryRow, fromId: string): Promise<void> {
  const [from] = await tx.delete(files).where(eq(files.id, fromId)).returning()
  if (!from) return
  const name = from.ext === file.ext ? file.name : renamed(file.name, from.ext)
  const { size, ext } = from
  await tx
    .update(files)
    .set({
      name,
      ext,
      size,
      mime: from.mime,
      sha256: from.sha256,
      sourceSha256: from.sourceSha256,
      place: from.place,
      storageId: from.storageId ?? from.id,
      width: from.width,
      height: from.height,
      copyState: from.width === null ? 'none' : 'pending',
      copyAttempts: 0,
      copyClaimedAt: null,
      ownerId: from.ownerId,
    })
    .where(eq(files.id, file.id))
  await tx.update(attachments).set({ size, ext }).where(eq(attachments.fileId, file.id))
  if (file.place === 'database') await tx.delete(fileBodies).where(eq(fileBodies.fileId, file.id))
  else
    await tx
      .insert(storedRemovals)
      .values({ storageId: file.storageId ?? file.id })
      .onConflictDoNothing()
}
