import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

/** As long as Playwright's `networkidle`. */
const IDLE_MS = 500
const POLL_MS = 50

/** The requests of a page from now on. */
export interface RequestWatch {
  /** Resolves once none has been pending for half a second. `waitForLoadState` resolves at once after its first time. */
  idle: () => Promise<void>
}

/** Follows the requests of a page, over reloads too. */
export function watchRequests(page: Page): RequestWatch {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const end = (request: Request) => {
    pending.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    // The requests of a document that is replaced may never end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear()
    pending.add(request)
    changedAt = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return {
    idle: async () => {
      const isBusy = () => pending.size > 0 || performance.now() - changedAt < IDLE_MS
      while (!page.isClosed() && isBusy()) await pause(POLL_MS)
    },
  }
}
