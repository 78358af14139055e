import { plainPath } from './paths'
import type { PortalPage } from './portal-page'
import { portalPages } from './portal-pages'

/** The portal's pages by their paths in the spelling that equal paths share. */
const pages = new Map(
  portalPages.flatMap((page) => page.paths.map((path) => [plainPath(path), { path, page }] as const)),
)

const parametersOf = ({ filters = [], isPaged }: PortalPage) => ['site', ...filters, ...(isPaged ? ['page'] : [])]

/**
 * Returns the query of a portal page without the parameters that it does not read, without empty and repeated ones, in
 * a fixed order. The query of any other address is returned as it is.
 */
export function declaredQuery(pathname: string, query: URLSearchParams): URLSearchParams {
  const found = pages.get(plainPath(pathname))
  if (!found) return query
  const pairs = parametersOf(found.page).map((name): [string, string] => [name, query.get(name) ?? ''])
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''))
}

/**
 * Returns the one address of all addresses at which a portal page looks the same: parameters that it does not read,
 * case and a trailing slash make no difference. Undefined where no page is.
 */
export function pageAddress(address: string): string | undefined {
  const { origin, pathname, searchParams } = new URL(address)
  const found = pages.get(plainPath(pathname))
  if (!found) return undefined
  const query = declaredQuery(pathname, searchParams).toString()
  return origin + found.path + (query && `?${query}`)
}
