import { portalPages } from './portal-pages'

const portalPaths = portalPages.flatMap(({ paths, redirectsFrom = [] }) => [...paths, ...redirectsFrom])

/** Returns a path in the spelling that equal paths share; case and a trailing slash do not count. */
export const plainPath = (pathname: string) => pathname.toLowerCase().replace(/(.)\/$/, '$1')
const plainPortalPaths = new Set(portalPaths.map(plainPath))

/** Returns whether an address is the portal's, redirects included. Portal and console are two documents. */
export function isPortalPath(pathname: string): boolean {
  return plainPortalPaths.has(plainPath(pathname))
}

/** Returns whether two paths lead to the same page; case and a trailing slash do not count. */
export function isSamePath(pathname: string, path: string): boolean {
  return plainPath(pathname) === plainPath(path)
}

const publicPaths = new Set(
  ['/login', ...portalPages.flatMap((page) => page.publicPaths ?? [])].map((path) => path.toLowerCase()),
)

/** Returns whether a page works without a token (specification section 6); a 401 is then shown in the page only. */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.toLowerCase())
}
