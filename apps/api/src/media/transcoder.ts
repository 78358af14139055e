/** A video that is to be made playable in browsers. */
export interface TranscodeRequest {
  /** The id of the task: the same request sent again means the same work. */
  task: string
  /** Where the original can be read for ten minutes. */
  source: string
  ext: string
  size: number
  /** How many still frames are wanted, at equal distances from the beginning to the end. */
  frames?: number
  /** False where only frames are wanted. */
  isCopyWanted?: boolean
}

/** Still frames of a video. */
export interface FilmFrames {
  /** Length of the video. */
  seconds: number
  /** Pictures in JPEG, PNG or WebP. */
  pictures: readonly Uint8Array[]
}

/** How far a transcoder is with a video. */
export interface TranscodeProgress {
  state: 'waiting' | 'running' | 'done' | 'failed'
  percent: number
  /** Why it failed, in words of the transcoder. */
  reason: string | null
  /** With the state `done`, where frames were wanted and are delivered. */
  frames?: FilmFrames
}

/** A video as the transcoder has made it. */
export interface TranscodedVideo {
  size: number
  bytes: ReadableStream<Uint8Array>
}

/** The external service that makes videos playable. The portal itself does not transcode. */
export interface Transcoder {
  /** Is there one at all? */
  isConnected: boolean
  /** Does it deliver still frames? */
  hasFrames: boolean
  /** Seconds between two requests for the same video. */
  pauseSeconds: number
  /** Requests the work, or how far it is. */
  request: (request: TranscodeRequest) => Promise<TranscodeProgress>
  /** The result of a task that is done. */
  read: (task: string) => Promise<TranscodedVideo>
}

const refuse = () => Promise.reject(new Error('No transcoder is configured: set TRANSCODER_URL.'))

/** For servers without a transcoder. */
export const noTranscoder: Transcoder = {
  isConnected: false,
  hasFrames: false,
  pauseSeconds: 60,
  request: refuse,
  read: refuse,
}
