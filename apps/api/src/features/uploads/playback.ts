import { isPlayable, isVideoType, type MediaFacts } from '@doorway/api-client/rules'
import type { Schema } from '@doorway/api-client/types'
import type { TranscodeRow } from './transcodes.queries'

function stateOf({ copyId, state, percent }: TranscodeRow): Schema<'PlaybackState'> {
  if (copyId !== null) return 'done'
  if (state === 'queued') return 'waiting'
  // Until the transcoder has begun, its task only waits there.
  if (state === 'running') return percent ? 'running' : 'waiting'
  return 'failed'
}

/** A video as its presenters know it. */
export interface PlayedFile {
  ext: string
  media: MediaFacts | null
}

/**
 * Whether browsers can play a video, or how far the copy is that they can play; undefined of other files, and of those
 * whose container was never read.
 */
export function playbackOf(
  { ext, media }: PlayedFile,
  transcode: TranscodeRow | undefined,
): Schema<'PlaybackState'> | undefined {
  if (!isVideoType(ext)) return undefined
  if (transcode) return stateOf(transcode)
  if (media) return isPlayable(ext, media) ? 'playable' : 'unavailable'
  return undefined
}

/** The playback of a file for its author and the organiser, with how far its copy is or why there is none. */
export function presentPlayback(
  file: PlayedFile & { id: string },
  transcodes: readonly TranscodeRow[],
): Schema<'Playback'> | undefined {
  const transcode = transcodes.find(({ fileId }) => fileId === file.id)
  const state = playbackOf(file, transcode)
  if (!state) return undefined
  return {
    state,
    percent: transcode && state === 'running' ? transcode.percent : null,
    reason: transcode && state === 'failed' ? transcode.reason : null,
  }
}
