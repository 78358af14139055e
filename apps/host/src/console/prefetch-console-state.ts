import { prefetchConsole, createPreloadedState, type PreloadedState } from '@doorway/admin-kit'
import type { Locale } from '../preferences/languages'
import { didPrefetchSucceed } from '../session/prefetched-responses'
import { hostClient } from '../session/host-client'
import { screens } from './screens'

/** Milliseconds that the first render waits for the document's prefetched responses; too short to be noticed. */
const PREFETCH_WAIT_MS = 100
/** Milliseconds to parse the responses and run the screen's module, on slow machines too. */
const PREFETCH_TIMEOUT_MS = 500

const after = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ms)
  })

/**
 * Fills the console's first state from the responses that the document prefetched, so that the console renders once and
 * with its first rows. Undefined when the responses are late or failed; the console then requests its data itself and
 * shows any error.
 */
export async function prefetchConsoleState(locale: Locale): Promise<PreloadedState | undefined> {
  if (!(await Promise.race([didPrefetchSucceed(), after(PREFETCH_WAIT_MS)]))) return undefined
  const start = createPreloadedState(hostClient(), locale)
  const query = Object.fromEntries(new URLSearchParams(location.search))
  await Promise.race([prefetchConsole(start, { path: location.pathname, query }, screens), after(PREFETCH_TIMEOUT_MS)])
  return start
}
