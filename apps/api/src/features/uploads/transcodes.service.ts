import { contentHeadBytes, isContentOf, isPlayable, isVideoType, type MediaFacts } from '@doorway/api-client/rules'
import type { Db } from '../../db/database'
import { describeFault } from '../../db/faults'
import type { AnyCall } from '../../http/call'
import { Refusal } from '../../http/refusals'
import type { ServerContext } from '../../http/server-context'
import type { TranscodedVideo, TranscodeProgress } from '../../media/transcoder'
import { readWhole } from '../../security/file-hash'
import { noteRemoval } from '../files/file-removal.queries'
import { enqueueTask } from '../tasks/enqueue-task'
import type { TaskHandler, TaskOutcome } from '../tasks/task-runner'
import { insertTask } from '../tasks/tasks.queries'
import { areFramesMade, FRAMES, storeFrames } from './film-frames.service'
import { factsOf } from './media-facts'
import { sourceOf } from './transcode-source'
import {
  claimTranscode,
  enterPlayable,
  findSource,
  insertTranscode,
  listMissed,
  setReason,
  setTask,
  type SourceRow,
} from './transcodes.queries'

const PERCENT = 100
/** Tries without a response before the transcoder counts as absent. */
const MAX_FAILURES = 3
const HOUR_MS = 3_600_000
const MAX_HOURS = 24

interface Video {
  id: string
  ext: string
}

/** Queues the transcoding of a video that browsers cannot play, where there is a transcoder. Wake the queue after it. */
export async function requestTranscode(
  tx: Db,
  call: AnyCall,
  { id, ext }: Video,
  media: MediaFacts | null | undefined,
): Promise<void> {
  if (!call.transcoder.isConnected || !isVideoType(ext) || isPlayable(ext, media ?? null)) return
  const taskId = await enqueueTask(tx, call, { kind: 'transcode', params: { fileId: id }, total: PERCENT })
  await insertTranscode(tx, id, taskId)
}

/** What requests without a person need. */
type Parts = Pick<ServerContext, 'db' | 'clock' | 'transcoder'>

/** Queues what {@link requestTranscode} could not queue when there was no transcoder yet, in the name of the uploaders. */
export async function requestMissed({ db, clock, transcoder }: Parts): Promise<void> {
  if (!transcoder.isConnected) return
  for (const { id, ownerId } of await listMissed(db))
    await db.transaction(async (tx) => {
      if (!(await claimTranscode(tx, id))) return
      const params = { fileId: id }
      const origin = { requestId: `transcode-${id}`, ip: '127.0.0.1', locale: 'zh' } as const
      const taskId = await insertTask(tx, {
        ...origin,
        ownerId,
        params,
        kind: 'transcode',
        total: PERCENT,
        createdAt: clock.now(),
      })
      await setTask(tx, id, taskId)
    })
}

async function storeBytes({ files, room }: AnyCall, id: string, { size, bytes }: TranscodedVideo): Promise<void> {
  const headers = {
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': String(size),
  }
  const init: RequestInit & { duplex: 'half' } = { method: 'PATCH', headers, body: bytes, duplex: 'half' }
  await room.withRoom(size, async () => {
    await files.create(id, size)
    await files.transfer(new Request(`http://store/api/file/upload/${id}`, init))
  })
}

/** Stores the result once it is what was demanded: complete, of the announced type, and playable. */
async function takeResult(call: AnyCall, source: SourceRow, video: TranscodedVideo): Promise<void> {
  const id = crypto.randomUUID()
  // Noted first, so that the bytes go unless a file refers to them in the end.
  await noteRemoval(call.db, id)
  await storeBytes(call, id, video)
  const stored = await call.files.read(id)
  const whole = stored && (await readWhole(stored, contentHeadBytes))
  const isWhole = whole?.size === video.size && isContentOf('mp4', whole.head)
  const media = isWhole ? await factsOf(call, { id, ext: 'mp4', size: video.size }) : undefined
  if (!whole || !media || !isPlayable('mp4', media)) throw new Refusal(200, 'TRANSCODE_RESULT', 'tasks.transcodeResult')
  await enterPlayable(call.db, source, { id, size: whole.size, sha256: whole.sha256, media, now: call.clock.now() })
}

/** Frames are an extra: the copy counts without them. */
async function takeFrames(call: AnyCall, fileId: string, { frames }: TranscodeProgress): Promise<void> {
  if (!frames || !areFramesMade(call)) return
  await storeFrames(call, fileId, frames).catch((error: unknown) =>
    call.log.warn({ fileId, fault: describeFault(error) }, 'the frames of a video cannot be read'),
  )
}

interface Step {
  progress: TranscodeProgress
  video?: TranscodedVideo
}

async function step(call: AnyCall, task: string, source: SourceRow): Promise<Step> {
  const { transcoder } = call
  const { ext, size } = source
  const request = { task, source: await sourceOf(call, source), ext, size }
  const progress = await transcoder.request({ ...request, ...(areFramesMade(call) && { frames: FRAMES }) })
  return { progress, ...(progress.state === 'done' && { video: await transcoder.read(task) }) }
}

/** Makes a video playable: requests it of the transcoder, and takes the result when it is there. */
export const transcode: TaskHandler = async ({ task, call, progress }): Promise<TaskOutcome> => {
  const { db, transcoder, log, clock } = call
  const source = await findSource(db, String(task.params['fileId']))
  if (!source) throw new Refusal(200, 'TRANSCODE_GONE', 'tasks.transcodeGone')
  if (source.copyId !== null) return {}
  if (!transcoder.isConnected) throw new Refusal(200, 'TRANSCODER_ABSENT', 'tasks.transcoderAbsent')
  const again = { seconds: transcoder.pauseSeconds, hasFailed: false }
  const found = await step(call, task.id, source).catch((error: unknown) => {
    log.warn({ taskId: task.id, fault: describeFault(error) }, 'the transcoder does not respond as agreed')
    return undefined
  })
  if (!found) {
    if (task.attempts < MAX_FAILURES) return { again: { ...again, hasFailed: true } }
    throw new Refusal(200, 'TRANSCODER_DOWN', 'tasks.transcoderDown')
  }
  const { state, percent, reason } = found.progress
  await setReason(db, source.id, state === 'failed' ? reason : null)
  if (state === 'failed') throw new Refusal(200, 'TRANSCODE_FAILED', 'tasks.transcodeFailed')
  if (found.video) {
    await takeResult(call, source, found.video)
    await takeFrames(call, source.id, found.progress)
    await progress(PERCENT, PERCENT)
    return {}
  }
  if (clock.now().getTime() - task.createdAt.getTime() > MAX_HOURS * HOUR_MS)
    throw new Refusal(200, 'TRANSCODE_LATE', 'tasks.transcodeLate')
  await progress(Math.floor(percent), PERCENT)
  return { again }
}
