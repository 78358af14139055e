/** Thrown when a call takes longer than its limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError'
}

/** Why a signal ended, as an error; engines before `reason` give none. */
function reasonOf(signal: AbortSignal): Error {
  return signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')
}

/**
 * Runs a call under a time limit and the caller's signal. The response is raced as well as aborted, since an in-process handler may ignore its signal. (`AbortSignal.any` is newer than the oldest browser served.)
 */
export async function withTimeLimit<Result>(
  limitMs: number,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  if (caller.aborted) throw reasonOf(caller)
  const own = new AbortController()
  const handleAbort = () => own.abort(reasonOf(caller))
  const stopped = new Promise<never>((_resolve, reject) => {
    own.signal.addEventListener('abort', () => reject(reasonOf(own.signal)), { once: true })
  })
  const timer = setTimeout(() => own.abort(new TimeLimitError(`${limitMs} ms`)), limitMs)
  caller.addEventListener('abort', handleAbort, { once: true })
  try {
    return await Promise.race([run(own.signal), stopped])
  } finally {
    clearTimeout(timer)
    caller.removeEventListener('abort', handleAbort)
  }
}
