import type { mediaWords as zhWords } from './zh'

/** What the container of a video says, and how its playable copy is, in English. */
export const mediaWords: typeof zhWords = {
  silent: 'no sound',
  waiting: 'waiting to be converted for playback',
  running: (percent) => `converting for playback, ${percent}%`,
  done: 'converted for playback',
  failed: 'conversion for playback failed',
  failedFor: (reason) => `conversion for playback failed: ${reason}`,
  unavailable: 'browsers cannot play the original file',
}
