import { describeFault } from '../../db/faults'
import type { ServerContext } from '../../http/server-context'
import type { FilmFrames } from '../../media/transcoder'
import { FRAME_SIDE, frameHash } from '../../pictures/frame-hash'
import { claimFilms, noteFailure, storeHashes, takeWaiting, type WaitingFilm } from './film-frames.queries'
import { sourceOf } from './transcode-source'

/** Frames of each film: enough to distinguish lessons, few enough for a short response. */
export const FRAMES = 16
const MAX_FAILURES = 3
const MAX_HOURS = 24
const HOUR_MS = 3_600_000

type Parts = Pick<ServerContext, 'db' | 'clock' | 'transcoder' | 'pictureMaker' | 'settings' | 'secrets' | 'log'>

/** Are frames of films requested and hashed here? */
export const areFramesMade = ({ transcoder, pictureMaker }: Pick<Parts, 'transcoder' | 'pictureMaker'>): boolean =>
  transcoder.isConnected && transcoder.hasFrames && pictureMaker.isAvailable

/** Hashes the frames of a film and stores them. Rejects for frames that are no pictures. */
export async function storeFrames(
  { db, clock, pictureMaker }: Pick<Parts, 'db' | 'clock' | 'pictureMaker'>,
  fileId: string,
  { seconds, pictures }: FilmFrames,
): Promise<void> {
  const hashes: (string | null)[] = []
  for (const picture of pictures) hashes.push(frameHash(await pictureMaker.greyOf(picture, FRAME_SIDE)))
  await storeHashes(db, fileId, seconds, hashes, clock.now())
}

async function requestOne(parts: Parts, film: WaitingFilm): Promise<void> {
  const { db, transcoder, clock } = parts
  const source = await sourceOf(parts, film)
  const task = `frames-${film.id}`
  const { id, ext, size } = film
  const { state, frames } = await transcoder.request({ task, source, ext, size, frames: FRAMES, isCopyWanted: false })
  if (state === 'done' && frames) return storeFrames(parts, id, frames)
  const isLate = clock.now().getTime() - film.createdAt.getTime() > MAX_HOURS * HOUR_MS
  if (state === 'done' || state === 'failed' || isLate) await noteFailure(db, id, true)
}

/** Requests frames of the films of submitted works, twenty with each maintenance, where the transcoder delivers them. */
export async function requestFrames(parts: Parts): Promise<void> {
  if (!areFramesMade(parts)) return
  const { db, clock, transcoder, log } = parts
  await claimFilms(db, clock.now())
  for (const film of await takeWaiting(db, clock.now(), transcoder.pauseSeconds))
    await requestOne(parts, film).catch(async (error: unknown) => {
      log.warn({ fileId: film.id, fault: describeFault(error) }, 'the transcoder delivers no usable frames')
      await noteFailure(db, film.id, film.attempts + 1 >= MAX_FAILURES)
    })
}
