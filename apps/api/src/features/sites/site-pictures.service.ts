import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound } from '../../http/refusals'
import { listFinished, releaseUploads, returnToUploads } from '../uploads/uploads.queries'

const EXTENSIONS = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp'])

/** A picture that one takes the place of; `before` and `after` are file ids. */
export interface PictureChange {
  /** Path of the field that a refusal names. */
  field: string
  /** What is said of a file that is no picture. */
  format: 'sites.logoFormat' | 'sites.coverFormat'
  before: string | null
  /** Undefined where the request does not name a picture. */
  after: string | null | undefined
}

/** A new picture has to be a picture that the caller has uploaded; the one before is swept like an upload. */
export async function takePicture(
  tx: Db,
  { actor, clock }: Pick<Call<'saveSiteLinks'>, 'actor' | 'clock'>,
  { field, format, before, after }: PictureChange,
): Promise<void> {
  if (after === undefined || after === before) return
  if (after !== null) {
    const [picture] = await listFinished(tx, actor.userId, [after])
    if (!picture) throw notFound()
    if (!EXTENSIONS.has(picture.ext)) throw invalidFields([{ field, key: format }])
    await releaseUploads(tx, [after])
  }
  if (before !== null) await returnToUploads(tx, [before], clock.now())
}
