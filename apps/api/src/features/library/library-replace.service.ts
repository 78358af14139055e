import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Call } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { deleteCopies } from '../files/file-removal.queries'
import { sweepRemovals } from '../files/file-removal.service'
import { listFinished, releaseUploads } from '../uploads/uploads.queries'
import { kindOf } from './file-kinds'
import { codes, requireChangeableFile } from './library.policy'
import { presentFile } from './library.presenter'
import { findLibraryFile, updateEntry } from './library.queries'
import { takeBytes } from './library-replace.queries'
import { requireQuota, requireVersion, targetOf } from './library.service'

/** Gives a file the bytes of a finished upload of the same kind; its id, and with it every address, stays. */
export async function replaceFile(call: Call<'replaceLibraryFile'>): Promise<Schema<'LibraryFile'>> {
  const { db, actor, body, pictures } = call
  const file = await db.transaction(async (tx) => {
    const before = await requireChangeableFile(tx, actor, codes.edit, body.id)
    await requireVersion(call, before, body.version)
    const [upload] = await listFinished(tx, actor.userId, [body.uploadId])
    if (!upload) throw notFound()
    if (kindOf(upload.ext) !== kindOf(before.ext))
      throw invalidFields([{ field: 'uploadId', key: 'library.otherKind' }])
    await requireQuota(tx, before.siteId, [upload.id])
    await releaseUploads(tx, [upload.id])
    await deleteCopies(tx, [before.id])
    await takeBytes(tx, before, upload.id)
    await updateEntry(tx, before.id, {})
    const after = await findLibraryFile(tx, before.id)
    if (!after) throw notFound()
    await recordOperation(tx, call, {
      action: 'file.replace',
      permissionCode: codes.edit,
      target: targetOf(after),
      facts: { before: before.sha256, after: after.sha256 },
    })
    return after
  })
  pictures.wake()
  await sweepRemovals(call)
  return presentFile(call, file)
}
