import { pictureFileTypes } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { listFinished, releaseUploads, returnToUploads } from '../uploads/uploads.queries'
import { listPictures, replacePictures } from './home-submissions.queries'

/**
 * Arranges the pictures of a draft as the caller names them: those it has, and finished uploads of their own. Returns
 * those that are no longer in it; without a list nothing changes.
 */
export async function arrangePictures(
  tx: Db,
  { actor, clock, body }: Pick<Call<'saveHomeSubmission'>, 'actor' | 'clock'> & { body: { fileIds?: string[] } },
  submissionId: number,
): Promise<{ before: string[]; after: string[]; dropped: string[] }> {
  const before = (await listPictures(tx, [submissionId])).map(({ id }) => id)
  if (!body.fileIds) return { before, after: before, dropped: [] }
  const after = [...new Set(body.fileIds)]
  const fresh = after.filter((id) => !before.includes(id))
  const finished = await listFinished(tx, actor.userId, fresh)
  if (finished.length < fresh.length) throw notFound()
  if (finished.some(({ ext }) => !pictureFileTypes.includes(ext)))
    throw invalidFields([{ field: 'fileIds', key: 'preschool.error.pictureType' }])
  await replacePictures(tx, submissionId, after)
  await releaseUploads(tx, fresh)
  const dropped = before.filter((id) => !after.includes(id))
  await returnToUploads(tx, dropped, clock.now())
  return { before, after, dropped }
}
