import { prefetchConsole, createPreloadedState, type PreloadedState } from '@doorway/admin-kit'
import type { Locale } from '../preferences/preferences'
import { didPrefetchSucceed } from './prefetched-responses'
import { hostClient } from '../session/host-client'
import { screens } from '../console/screens'

/** Milliseconds that nobody notices: so long the first drawing waits for answers that the document has asked for. */
const PREFETCH_WAIT_MS = 100
/** Milliseconds within which answers that are here are read and the screen's module is run, on slow machines too. */
const PREFETCH_TIMEOUT_MS = 500

const after = (ms: number) =>
  new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), ms)
  })

/**
 * The answers that the document asked for before this script came, handed to the console so that it is drawn once, with its
 * first rows. Nothing where the answers are late or refused: then the console asks by itself, and says what there is to say.
 */
export async function prefetchConsoleState(locale: Locale): Promise<PreloadedState | undefined> {
  if (!(await Promise.race([didPrefetchSucceed(), after(PREFETCH_WAIT_MS)]))) return undefined
  const start = createPreloadedState(hostClient(), locale)
  const query = Object.fromEntries(new URLSearchParams(location.search))
  await Promise.race([prefetchConsole(start, { path: location.pathname, query }, screens), after(PREFETCH_TIMEOUT_MS)])
  return start
}
