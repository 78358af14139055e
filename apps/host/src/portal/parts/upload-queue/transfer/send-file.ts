import { DetailedError, Upload } from 'tus-js-client'
import { storedToken } from '../../../../session/stored-token'

const RETRY_AFTER_MS = [500, 1500, 4000, 8000]
const TOO_SLOW = 408
const CONFLICT = 409
const TOO_MANY = 429
/** The disk of the server is full, and will be in a few seconds. */
const FULL = 507

/** Target and progress callback of an upload. */
export interface SendOptions {
  address: string
  /** Bytes that one request carries. */
  chunkSize: number
  onProgress: (sent: number) => void
}

/** Why an upload stopped; `status` is that of the response, undefined without a response. */
export interface SendFault {
  status: number | undefined
}

/** A pending upload. `end` resolves to undefined when the upload is complete. */
export interface Sending {
  end: Promise<SendFault | undefined>
  /** Stops the upload; the bytes sent so far stay on the server. */
  stop: () => void
}

const statusOf = (error: Error | DetailedError) =>
  'originalResponse' in error ? error.originalResponse?.getStatus() : undefined

/** Returns whether a retry may succeed: no response, a server error, or a conflicting offset. */
function isPassing(status: number | undefined): boolean {
  if (status === FULL) return false
  return status === undefined || status >= 500 || [TOO_SLOW, CONFLICT, TOO_MANY].includes(status)
}

/** Sends the missing bytes of a file by the tus protocol; the server reports the offset. */
export function sendFile(file: File, { address, chunkSize, onProgress }: SendOptions): Sending {
  let stop = () => undefined as void
  const end = new Promise<SendFault | undefined>((resolve) => {
    const upload = new Upload(file, {
      uploadUrl: address,
      chunkSize,
      retryDelays: RETRY_AFTER_MS,
      // The server knows what it has of which file, also for another browser.
      storeFingerprintForResuming: false,
      // Without a token the server responds 401, and the queue signs in again.
      onBeforeRequest: (request) => {
        const token = storedToken()
        if (token !== null) request.setHeader('Authorization', token)
      },
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
