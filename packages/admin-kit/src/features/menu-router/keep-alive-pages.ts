import type { MenuRoute } from './build-routes'
import { routeAt } from './page-key'

/** At most this many pages stay mounted; older ones come back from their address and drafts (domain 0.15). */
export const MAX_KEEP_ALIVE_PAGES = 8

/** The pages to keep mounted after `current` came into view: it first, then the most recent ones that are retained. */
export function keepAlivePages(
  live: readonly string[],
  current: string,
  isRetained: (path: string) => boolean,
): string[] {
  return [current, ...live.filter((path) => path !== current && isRetained(path))].slice(0, MAX_KEEP_ALIVE_PAGES)
}

interface OpenConsole {
  homePath: string
  routes: MenuRoute[]
  /** Addresses of the tabs. */
  opened: readonly string[]
  isDirty: (path: string) => boolean
}

/**
 * Does an opened page keep its state while another tab is in view? Its menu item says so. A page that the item drops stays
 * while something on it is unsaved: typed input is never lost to a tab.
 */
export function isRetainedPage(path: string, { homePath, routes, opened, isDirty }: OpenConsole): boolean {
  if (!opened.includes(path)) return false
  return path === homePath || routeAt(routes, path)?.isKeepAlive !== false || isDirty(path)
}
