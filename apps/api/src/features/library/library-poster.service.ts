import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { sweepRemovals } from '../files/file-removal.service'
import { listFinished, releaseUploads } from '../uploads/uploads.queries'
import { kindOf } from './file-kinds'
import { codes, requireChangeableFile } from './library.policy'
import { presentFile } from './library.presenter'
import { setPoster } from './library-poster.queries'
import { findLibraryFile, updateEntry } from './library.queries'
import { requireQuota, requireVersion, targetOf } from './library.service'

/** Takes a finished upload of the caller as a still. Returns its id. */
async function takePicture(
  tx: Db,
  { actor }: Call<'setLibraryPoster'>,
  { uploadId, siteId }: { uploadId: string; siteId: number },
): Promise<string> {
  const [upload] = await listFinished(tx, actor.userId, [uploadId])
  if (!upload) throw notFound()
  if (kindOf(upload.ext) !== 'picture') throw invalidFields([{ field: 'uploadId', key: 'library.posterKind' }])
  await requireQuota(tx, siteId, [upload.id])
  await releaseUploads(tx, [upload.id])
  return upload.id
}

/** Gives a video a finished upload as its still, or takes its still away. */
export async function changePoster(call: Call<'setLibraryPoster'>): Promise<Schema<'LibraryFile'>> {
  const { db, actor, body, pictures } = call
  const file = await db.transaction(async (tx) => {
    const before = await requireChangeableFile(tx, actor, codes.edit, body.id)
    await requireVersion(call, before, body.version)
    const { uploadId } = body
    if (uploadId !== null && kindOf(before.ext) !== 'video')
      throw invalidFields([{ field: 'id', key: 'library.posterOfVideo' }])
    const posterId = uploadId === null ? null : await takePicture(tx, call, { uploadId, siteId: before.siteId })
    await setPoster(tx, before.id, posterId)
    await updateEntry(tx, before.id, {})
    const after = await findLibraryFile(tx, before.id)
    if (!after) throw notFound()
    await recordOperation(tx, call, {
      action: 'file.poster',
      permissionCode: codes.edit,
      target: targetOf(after),
      facts: { posterId: posterId ?? 'none' },
    })
    return after
  })
  pictures.wake()
  await sweepRemovals(call)
  return presentFile(call, file)
}
