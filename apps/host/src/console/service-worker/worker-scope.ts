// TypeScript's types of workers exclude those of pages, and this folder shares modules with pages.

/** An event that the worker lives for, at least until the promise is settled. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** A request of a page, which the worker may respond to. */
export interface FetchEvent extends ExtendableEvent {
  request: Request
  /** The page that a navigation creates. */
  resultingClientId: string
  respondWith: (response: Promise<Response>) => void
}

/** A message of a page to the worker. */
export interface PageMessageEvent extends ExtendableEvent {
  data: unknown
  ports: readonly MessagePort[]
  source: { id: string } | null
}

interface WorkerEvents {
  install: ExtendableEvent
  fetch: FetchEvent
  message: PageMessageEvent
}

/** The part of a service worker's global scope that is used here. */
export interface WorkerScope {
  location: { href: string; origin: string }
  registration: { unregister: () => Promise<boolean> }
  /** Absent in older browsers: a document must then come from the server, since it depends on cookies. */
  cookieStore?: { getAll: () => Promise<readonly { name?: string; value?: string }[]> }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void) => void
}
