import { hasNewVersion } from './registration'

/** Milliseconds between two checks; a person may come back to a tab every few seconds. */
const INTERVAL_MS = 600_000

/**
 * Checks whether the server has another build than this page, now and whenever the person comes back to the tab, and
 * reports it once. Returns an unsubscribe function.
 */
export function watchVersion(onNewVersion: () => void): () => void {
  let lastAt = Number.NEGATIVE_INFINITY
  const stop = () => document.removeEventListener('visibilitychange', check)
  async function check() {
    if (document.hidden || performance.now() < lastAt + INTERVAL_MS) return
    lastAt = performance.now()
    if (!(await hasNewVersion())) return
    stop()
    onNewVersion()
  }
  document.addEventListener('visibilitychange', check)
  void check()
  return stop
}
