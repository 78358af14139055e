declare global {
  interface Window {
    /** Resolves when the reader moves, scrolls, types, presses or goes back; made by `entry-portal.ts`, before other scripts load. */
    doorwayActed?: Promise<unknown>
  }
}

/** Milliseconds after which parts are hydrated for a reader who does nothing. */
const MAX_WAIT_MS = 10_000

/** Resolves when the reader has moved, scrolled, typed or pressed, or after ten seconds. */
export async function whenReaderActs(): Promise<void> {
  const wait = new Promise((resolve) => window.setTimeout(resolve, MAX_WAIT_MS))
  await Promise.race(window.doorwayActed ? [window.doorwayActed, wait] : [wait])
}
