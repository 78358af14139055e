import { ApiError } from '@doorway/api-client'

/** Pauses between tries: half a minute together. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]
const BUSY = new Set([429, 502, 503, 504])

/** Did the server not receive or not accept the call because of the load? */
function isBusy(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || error.kind === 'timeout' || (error.status !== undefined && BUSY.has(error.status))
}

/**
 * Calls again while the server is busy, so that no submission of the last minutes of a phase is lost.
 * Only for calls that change nothing when they are repeated.
 */
export async function callAgain<Result>(call: () => Promise<Result>, onBusy: () => void): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await call()
    } catch (error) {
      if (!isBusy(error)) throw error
      onBusy()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return call()
}
