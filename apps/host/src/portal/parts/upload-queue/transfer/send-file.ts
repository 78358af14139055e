import { DetailedError, Upload } from 'tus-js-client'
import { storedToken } from '../../../../session/stored-token'

const RETRY_AFTER_MS = [500, 1500, 4000, 8000]
const TOO_SLOW = 408
const CONFLICT = 409
const TOO_MANY = 429

/** Where the rest of a file goes, and who hears how far it is. */
export interface SendOptions {
  address: string
  /** Bytes that one request carries. */
  chunkSize: number
  onProgress: (sent: number) => void
}

/** Why sending stopped; `status` is the server's answer, undefined when none came. */
export interface SendFault {
  status: number | undefined
}

/** A file on its way. `end` answers undefined when all of it has come. */
export interface Sending {
  end: Promise<SendFault | undefined>
  /** Stops; what has come stays there. */
  stop: () => void
}

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined

/** What may go away by itself: no answer, a fault of the server, or a place that has moved on meanwhile. */
function isPassing(status: number | undefined): boolean {
  return status === undefined || status >= 500 || [TOO_SLOW, CONFLICT, TOO_MANY].includes(status)
}

/** Sends what the server lacks of a file, by the tus protocol: the server says from where. */
export function sendFile(file: File, { address, chunkSize, onProgress }: SendOptions): Sending {
  let stop = () => undefined as void
  const end = new Promise<SendFault | undefined>((resolve) => {
    const upload = new Upload(file, {
      uploadUrl: address,
      chunkSize,
      retryDelays: RETRY_AFTER_MS,
      // The server knows what it has of which file, also for another browser.
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => request.setHeader('Authorization', storedToken() ?? ''),
      onShouldRetry: (error) => navigator.onLine && isPassing(statusOf(error)),
      onProgress,
      onSuccess: () => resolve(undefined),
      onError: (error) => resolve({ status: statusOf(error) }),
    })
    stop = () => void upload.abort()
    upload.start()
  })
  return { end, stop: () => stop() }
}
