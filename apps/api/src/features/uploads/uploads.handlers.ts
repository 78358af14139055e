import { uploadLimits } from '@doorway/api-client/rules'
import type { Call, Handler } from '../../http/call'
import { ok } from '../../http/envelope'
import { badRequest, notFound, Refusal } from '../../http/refusals'
import type { Feature } from '../feature'
import { requestFrames } from './film-frames.service'
import { presentUpload } from './uploads.presenter'
import { countBytes, listUploads } from './uploads.queries'
import { requestMissed, transcode } from './transcodes.service'
import { dropUpload, finishUpload, keepUpload, openUpload, requireUpload, sweepUploads } from './uploads.service'

/** Starts an upload or resumes one. */
const createUpload: Handler<'createUpload'> = async (call) => ok(await openUpload(call))

/** One's own uploads that no resource has taken yet, and how much room is left. */
const getUploads: Handler<'getUploads'> = async ({ db, files, actor }) => {
  const [rows, { used }] = await Promise.all([listUploads(db, actor.userId), countBytes(db, actor.userId)])
  const uploads = await Promise.all(
    rows.map(async (row) => presentUpload(row, row.isComplete ? row.size : ((await files.offset(row.id)) ?? 0))),
  )
  return ok({ uploads, used, quota: uploadLimits.quota })
}

/** The refusal for a status of the tus protocol. */
function refusalOf(status: number): Refusal {
  if (status === 409) return new Refusal(409, 'UPLOAD_OFFSET', 'uploads.offset')
  if (status === 404 || status === 410) return notFound()
  if (status === 413) return new Refusal(413, 'TOO_LARGE', 'http.tooLarge')
  if (status < 500) return badRequest([{ field: 'headers', key: 'problem.format' }])
  return new Refusal(503, 'UNAVAILABLE', 'http.unavailable')
}

async function transfer(call: Call<'readUpload'> | Call<'writeUpload'>): Promise<Response> {
  // Said before the upload is looked up: a request of another protocol learns nothing of it.
  if (!call.request.headers.has('tus-resumable')) throw badRequest([{ field: 'tus-resumable', key: 'problem.missing' }])
  const upload = await requireUpload(call, call.path.id)
  const bytes = Number(call.request.headers.get('content-length') ?? upload.size)
  const isWrite = call.request.method === 'PATCH'
  const send = () => call.files.transfer(call.request)
  const response = await (isWrite ? call.room.withRoom(bytes, send) : send())
  if (!response.ok) throw refusalOf(response.status)
  await keepUpload(call, upload)
  return response
}

/** How much of an upload has come (tus). */
const readUpload: Handler<'readUpload'> = (call) => transfer(call)

/** The next bytes of an upload (tus). */
const writeUpload: Handler<'writeUpload'> = (call) => transfer(call)

/** All bytes have come: they are checked, and the upload is a file. */
const completeUpload: Handler<'completeUpload'> = async (call) => ok(await finishUpload(call))

/** Cancels an upload. */
const cancelUpload: Handler<'cancelUpload'> = async (call) => {
  await dropUpload(call)
  return ok({ deleted: 1 }, 'uploads.cancelled')
}

/** Operations of this feature. */
export const uploadsFeature: Feature = {
  maintain: async (context) => {
    await sweepUploads(context)
    await requestMissed(context)
    await requestFrames(context)
  },
  taskHandlers: { transcode },
  signedIn: { createUpload, getUploads, readUpload, writeUpload, completeUpload, cancelUpload },
}
