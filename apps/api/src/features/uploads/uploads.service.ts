import {
  brokenFileRule,
  contentHeadBytes,
  fileExtension,
  importFileTypes,
  isContentOf,
  uploadFileTypes,
  uploadLimits,
} from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { Db } from '../../db/database'
import type { Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import { isPictureType, pictureOf } from '../../pictures/metadata/clean-picture'
import { readWhole } from '../../security/file-hash'
import { noteRemoval } from '../files/file-removal.queries'
import { sweepRemovals } from '../files/file-removal.service'
import { lockUsers } from '../users/accounts.queries'
import { factsOf } from './media-facts'
import { mimeOf } from './mime-types'
import { requestTranscode } from './transcodes.service'
import { presentUpload } from './uploads.presenter'
import {
  completeUploadRow,
  countBytes,
  deleteUploadRow,
  findBegun,
  findUpload,
  insertUpload,
  listExpired,
  listKnown,
  renewUpload,
  type StoredPicture,
  type UploadRow,
} from './uploads.queries'

const RETENTION_MS = 7 * 24 * 3_600_000
type Parts = Pick<ServerContext, 'db' | 'files' | 'clock'>

const expiryOf = ({ clock }: Parts) => new Date(clock.now().getTime() + RETENTION_MS)

/** One's own upload; anybody else's looks like none. */
export async function requireUpload(call: Parts & { actor: { userId: number } }, id: string): Promise<UploadRow> {
  const upload = await findUpload(call.db, call.actor.userId, id)
  if (!upload) throw notFound()
  return upload
}

/** Removes what came of an upload and forgets it. */
export async function removeUpload({ db, files }: Parts, id: string): Promise<void> {
  // The row last: while it is there, what could not be removed is tried again.
  await files.remove(id)
  await deleteUploadRow(db, id)
  await sweepRemovals({ db, files })
}

/** Resumes an upload with the bytes that the store has; when they are gone it starts at 0. */
async function resume(call: Parts, upload: UploadRow): Promise<Schema<'Upload'>> {
  const expiresAt = expiryOf(call)
  await renewUpload(call.db, upload.id, expiresAt)
  const offset = await call.files.offset(upload.id)
  if (offset === undefined) await call.files.create(upload.id, upload.size)
  return presentUpload({ ...upload, expiresAt }, offset ?? 0)
}

async function requireQuota(tx: Db, { actor, body }: Call<'createUpload'>): Promise<void> {
  const { used, open } = await countBytes(tx, actor.userId)
  if (open >= uploadLimits.openMax) throw refuse('UPLOADS_TOO_MANY', 'uploads.tooMany')
  if (used + body.size > uploadLimits.quota) throw refuse('UPLOAD_QUOTA', 'uploads.quota')
}

/**
 * Begins an upload, or goes on with the same one. Bytes that the caller can see in a resource are named in place of it,
 * unless they are wanted once more; what the caller may not see stays unknown.
 */
export async function openUpload(call: Call<'createUpload'>): Promise<Schema<'UploadStart'>> {
  const { db, actor, clock, body } = call
  const { name, size, sha256 } = body
  const key = brokenFileRule(body, [...uploadFileTypes, ...importFileTypes])
  if (key) throw invalidFields([{ field: 'file', key }])
  const begun = await findBegun(db, actor.userId, body)
  if (begun) return { upload: await resume(call, begun), known: [] }
  const known = body.isAgain === '1' ? [] : await listKnown(db, actor, body, clock.now())
  if (known.length > 0) return { upload: null, known }
  const fresh = { id: crypto.randomUUID(), ownerId: actor.userId, name, ext: fileExtension(name), size, sha256 }
  const enter = () =>
    db.transaction(async (tx) => {
      await lockUsers(tx, [actor.userId])
      await requireQuota(tx, call)
      return insertUpload(tx, { ...fresh, createdAt: clock.now(), expiresAt: expiryOf(call) })
    })
  const entered = await call.room.withRoom(size, enter)
  const upload = entered ?? (await findBegun(db, actor.userId, body))
  if (!upload) throw notFound()
  return { upload: await resume(call, upload), known: [] }
}

/**
 * A picture without its metadata, in a place of its own unless nothing had to be removed: phones write into it where
 * and with what it was taken, and what is uploaded here may become public. Undefined for other files.
 */
async function cleaned(call: Call<'completeUpload'>, { id, ext }: UploadRow): Promise<StoredPicture | undefined> {
  if (!isPictureType(ext)) return undefined
  const { db, files, room } = call
  const bytes = new Uint8Array(await new Response(await files.read(id)).arrayBuffer())
  const picture = pictureOf(ext, bytes)
  if (!picture) {
    await removeUpload(call, id)
    throw invalidFields([{ field: 'file', key: 'uploads.error.content' }])
  }
  const { width, height } = picture
  if (picture.bytes === bytes) return { width, height }
  const storageId = crypto.randomUUID()
  // Noted first, so that the bytes go when this process ends before a file refers to them.
  await noteRemoval(db, storageId)
  await room.withRoom(picture.bytes.length, () => files.write(storageId, picture.bytes))
  const { sha256, size } = await readWhole(new Blob([new Uint8Array(picture.bytes)]).stream(), 0)
  return { width, height, stored: { storageId, sha256, size } }
}

/**
 * Turns an upload that has come completely into a file. Bytes that are not what was announced, or not of the type that
 * the name says, are removed.
 */
export async function finishUpload(call: Call<'completeUpload'>): Promise<Schema<'Upload'>> {
  const { db, files, clock } = call
  const upload = await requireUpload(call, call.path.id)
  if (upload.isComplete) return presentUpload(upload, upload.size)
  const offset = await files.offset(upload.id)
  const bytes = offset === upload.size ? await files.read(upload.id) : undefined
  if (!bytes) throw refuse('UPLOAD_UNFINISHED', 'uploads.unfinished')
  const whole = await readWhole(bytes, contentHeadBytes)
  if (whole.size !== upload.size || whole.sha256 !== upload.sha256) {
    await removeUpload(call, upload.id)
    throw refuse('UPLOAD_DAMAGED', 'uploads.damaged')
  }
  if (!isContentOf(upload.ext, whole.head)) {
    await removeUpload(call, upload.id)
    throw invalidFields([{ field: 'file', key: 'uploads.error.content' }])
  }
  const media = await factsOf(call, upload)
  await completeUploadRow(db, upload, {
    mime: mimeOf(upload.ext),
    now: clock.now(),
    picture: await cleaned(call, upload),
    media,
    onAdded: (tx) => requestTranscode(tx, call, upload, media),
  })
  if (isPictureType(upload.ext)) call.pictures.wake()
  call.tasks.wake()
  return presentUpload({ ...upload, isComplete: true }, upload.size)
}

/** Cancels an upload. */
export async function dropUpload(call: Call<'cancelUpload'>): Promise<void> {
  const { id } = await requireUpload(call, call.path.id)
  await removeUpload(call, id)
}

/** Extends the time that an upload in progress is stored. */
export function keepUpload(call: Parts, { id }: UploadRow): Promise<void> {
  return renewUpload(call.db, id, expiryOf(call))
}

/** Removes uploads that have been neither continued nor used for a week. */
export async function sweepUploads(parts: Parts): Promise<void> {
  for (const { id } of await listExpired(parts.db, parts.clock.now())) await removeUpload(parts, id)
}
