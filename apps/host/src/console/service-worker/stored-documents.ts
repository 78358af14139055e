import { mustRevalidate } from '../../bootstrap/cache-policy'
import { CACHE_PREFIX } from '../../bootstrap/stored-document-recovery'
import { readPreferences } from '../../preferences/preferences'
import { isPortalPath } from '../../routes/paths'
import { isSignInPath } from '../console-paths'

/** The name of the cache with the documents of a build. A change of what is stored changes the number. */
const cacheOf = (build: string) => `${CACHE_PREFIX}1-${build}`

/** The parts of a request that decide whether the worker handles it. */
export type RequestParts = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'cache'>

/** Calls, and files by their extension, are no pages. */
const isCallOrFile = (pathname: string) =>
  pathname.startsWith('/api/') || pathname.slice(pathname.lastIndexOf('/')).includes('.')

/**
 * Returns whether the document at a path may be stored: it is neither the portal's nor one before the console. Only the
 * server knows whether a menu leads there; what it sends elsewhere names no build and is not stored.
 */
export const isStoredPath = (pathname: string): boolean =>
  !isSignInPath(pathname) && !isPortalPath(pathname) && !isCallOrFile(pathname)

/** Returns whether a request loads a stored path into a tab. A reload is none: it loads what the server has. */
export function isConsoleNavigation({ url, method, mode, destination, cache }: RequestParts, origin: string): boolean {
  const address = new URL(url)
  return (
    mode === 'navigate' &&
    method === 'GET' &&
    destination === 'document' &&
    cache === 'default' &&
    address.origin === origin &&
    isStoredPath(address.pathname)
  )
}

/**
 * Returns the key of a console document: what it depends on is its path, whether there is a query (`consolePreload`), and
 * the preferences in cookies.
 */
export function documentKey(address: string, cookies: string): string {
  const { origin, pathname, search } = new URL(address)
  const key = new URL(pathname, origin)
  key.searchParams.set('preferences', Object.values(readPreferences(cookies)).join(' '))
  if (search !== '') key.searchParams.set('query', '')
  return key.href
}

/** Returns the build that a console document belongs to; undefined for any other text. */
export const buildOf = (html: string): string | undefined =>
  /<meta name="doorway-build" content="([^"]+)">/.exec(html)?.[1]

/** Returns whether a response is a page that caches may store: personal ones say that they must not. */
export function isStorable(response: Response): boolean {
  const { status, redirected, headers } = response
  const isPage = headers.get('content-type')?.startsWith('text/html') === true
  return isPage && status === 200 && !redirected && mustRevalidate(response)
}

/**
 * Stores a document with its headers, its policy among them, and drops the documents of all other builds. The attribute
 * `data-stored` marks it as one out of the cache (`stored-document-recovery.ts`).
 */
export async function storeDocument(key: string, html: string, build: string, headers: Headers): Promise<void> {
  const storedHeaders = new Headers(headers)
  // The text is stored, not the bytes that were sent.
  for (const name of ['content-encoding', 'content-length']) storedHeaders.delete(name)
  const cache = await caches.open(cacheOf(build))
  await cache.put(key, new Response(html.replace('<html ', '<html data-stored '), { headers: storedHeaders }))
  await dropDocuments(build)
}

/** Returns the stored document of a key. */
export const findDocument = (key: string): Promise<Response | undefined> => caches.match(key)

/** Removes the stored document of a key: no page of the console is there any more. */
export async function dropDocument(key: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(key)))
}

/** Removes the stored documents of all builds but one, or of all. */
export async function dropDocuments(exceptBuild?: string): Promise<void> {
  const current = exceptBuild === undefined ? undefined : cacheOf(exceptBuild)
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX) && name !== current)
  await Promise.all(names.map((name) => caches.delete(name)))
}
