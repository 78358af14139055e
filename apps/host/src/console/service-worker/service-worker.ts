/**
 * Sends the console's document to returning visitors without a round trip: the one that is stored for its address and
 * their preferences. Every other request passes untouched. Once the page is idle it requests the document of the server,
 * which is stored for the next visit, and learns whether that is of another build.
 *
 * No document is stored before its page has requested that, so one that does not run is not stored.
 */
import {
  buildOf,
  documentKey,
  dropDocument,
  dropDocuments,
  findDocument,
  isConsoleNavigation,
  isStorable,
  isStoredPath,
  storeDocument,
} from './stored-documents'
import { isUpdateRequest } from './update-request'
import type { FetchEvent, WorkerScope } from './worker-scope'

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `self` has the type of a page here (worker-scope.ts)
const scope = self as unknown as WorkerScope

/** Milliseconds after which a stored document is updated without its page, which may be one that does not run. */
const UPDATE_AFTER_MS = 10_000

/** Pages with a stored document that have not requested an update yet. */
const waitingPages = new Set<string>()

/** The key of the document at an address; undefined where none is stored. */
async function keyOf(address: string): Promise<string | undefined> {
  if (!isStoredPath(new URL(address).pathname)) return undefined
  const cookies = await scope.cookieStore?.getAll()
  return cookies && documentKey(address, cookies.map(({ name, value }) => `${name}=${value}`).join(';'))
}

/** Returns whether the operator has withdrawn the worker; a server out of reach has not. */
async function isWithdrawn(): Promise<boolean> {
  const { status } = await fetch(scope.location.href, { method: 'HEAD', cache: 'reload' })
  return status === 404 || status === 410
}

/** Stores the server's document of an address and returns its build; undefined where there is nothing to store. */
async function update(address: string): Promise<string | undefined> {
  if (await isWithdrawn()) {
    await Promise.all([scope.registration.unregister(), dropDocuments()])
    return undefined
  }
  const key = await keyOf(address)
  const response = await fetch(address, { redirect: 'manual' })
  const html = await response.text()
  const build = buildOf(html)
  if (!isStorable(response) || build === undefined) {
    const isGone = response.status === 404 || response.type === 'opaqueredirect'
    if (isGone && key !== undefined) await dropDocument(key)
    return undefined
  }
  // The preferences may have changed meanwhile: the key would be that of the former ones.
  if (key !== undefined && key === (await keyOf(address))) await storeDocument(key, html, build, response.headers)
  return build
}

async function updateLater(page: string, address: string): Promise<void> {
  waitingPages.add(page)
  await new Promise((resolve) => {
    setTimeout(resolve, UPDATE_AFTER_MS)
  })
  if (waitingPages.delete(page)) await update(address).catch(() => undefined)
}

async function findStored(address: string): Promise<Response | undefined> {
  const key = await keyOf(address)
  return key === undefined ? undefined : findDocument(key)
}

/** Returns the stored document, else the server's. */
async function respond(event: FetchEvent): Promise<Response> {
  const { request, resultingClientId } = event
  const stored = await findStored(request.url).catch(() => undefined)
  if (!stored) return fetch(request)
  event.waitUntil(updateLater(resultingClientId, request.url))
  return stored
}

// Pages do not depend on the version of the worker, so a new one need not wait until all are closed.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('fetch', (event) => {
  if (isConsoleNavigation(event.request, scope.location.origin)) event.respondWith(respond(event))
})

scope.addEventListener('message', (event) => {
  const { data, source, ports } = event
  if (!isUpdateRequest(data)) return
  if (source) waitingPages.delete(source.id)
  const reply = (build?: string) => ports[0]?.postMessage(build)
  event.waitUntil(update(data.address).then(reply, () => reply()))
})
