import type { MenuRoute } from './build-routes'

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

/**
 * Does an opened page keep its state while another tab is in view? Its menu item says so; a page without one, such as the
 * first tab, does. A page that the item drops stays while something on it is unsaved: typed input is never lost to a tab.
 */
export const isRetainedPage = (route: MenuRoute | undefined, isDirty: boolean) =>
  route?.isKeepAlive !== false || isDirty
