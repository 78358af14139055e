const IDLE_LIMIT_MS = 2_000
const IDLE_UNKNOWN_MS = 300

/** Runs something once the page is idle, 2 s from now at the latest; after 0.3 s in browsers that do not report it. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  else setTimeout(run, IDLE_UNKNOWN_MS)
}
