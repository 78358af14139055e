import { isSignInPath } from '../console-paths'
import type { UpdateRequest } from './update-request'

const WORKER = '/service-worker.js'

/**
 * The address of the document for the next visit: the page's own, since the console's navigation has changed `location`.
 * A sign-in page is not stored: there it is the present address, where the person has arrived.
 */
function documentAddress(): string {
  const own = performance.getEntriesByType('navigation')[0]?.name
  return own === undefined || isSignInPath(new URL(own).pathname) ? location.href : own
}

/** The build of the page's document. */
const ownBuild = () => document.querySelector('meta[name="doorway-build"]')?.getAttribute('content')

/** Resolves with the build of the server's document, which the worker stores for the next visit. */
function requestUpdate(worker: ServiceWorker): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    worker.postMessage({ address: documentAddress() } satisfies UpdateRequest, [port2])
  })
}

/**
 * Registers the service worker, lets it store the current document, and resolves with whether the server has another
 * build than this page. False where there is no worker: in development, over plain HTTP, or where the operator has
 * turned it off.
 */
export async function hasNewVersion(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false
  try {
    await navigator.serviceWorker.register(WORKER)
  } catch {
    return false
  }
  const { active } = await navigator.serviceWorker.ready
  const build = active ? await requestUpdate(active) : undefined
  return typeof build === 'string' && build !== ownBuild()
}
