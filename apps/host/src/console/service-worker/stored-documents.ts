import { mustRevalidate } from '../../bootstrap/cache-policy'
import { readPreferences } from '../../preferences/preferences'
import { isConsolePath, isSignInPath } from '../console-paths'

/** Beginning of the names of caches with documents; the rest is the build. A change of what is stored changes it. */
const CACHE_PREFIX = 'doorway-console-1-'

/** The parts of a request that decide whether the worker handles it. */
export type RequestParts = Pick<Request, 'url' | 'method' | 'mode' | 'destination' | 'cache'>

/**
 * Returns whether a request loads a document of the console into a tab. A reload is none: it loads what the server has.
 * Pages of menus, whose addresses only the server knows, and the pages before the console come from the server as well.
 */
export function isConsoleNavigation({ url, method, mode, destination, cache }: RequestParts, origin: string): boolean {
  const address = new URL(url)
  return (
    mode === 'navigate' &&
    method === 'GET' &&
    destination === 'document' &&
    cache === 'default' &&
    address.origin === origin &&
    isConsolePath(address.pathname) &&
    !isSignInPath(address.pathname)
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
  const cache = await caches.open(CACHE_PREFIX + build)
  await cache.put(key, new Response(html.replace('<html ', '<html data-stored '), { headers: storedHeaders }))
  await dropDocuments(build)
}

/** Returns the stored document of a key. */
export const findDocument = (key: string): Promise<Response | undefined> => caches.match(key)

/** Removes the stored documents of all builds but one, or of all. */
export async function dropDocuments(exceptBuild?: string): Promise<void> {
  const names = await caches.keys()
  const current = exceptBuild === undefined ? undefined : CACHE_PREFIX + exceptBuild
  await Promise.all(names.filter((name) => name !== current).map((name) => caches.delete(name)))
}
