/** At most this many pages stay mounted; older ones come back from their address and drafts (domain 0.15). */
export const MAX_KEEP_ALIVE_PAGES = 8

/** The pages to keep mounted after `current` came into view: it first, then the most recent ones that are still open. */
export function keepAlivePages(live: readonly string[], current: string, opened: readonly string[]): string[] {
  return [current, ...live.filter((path) => path !== current && opened.includes(path))].slice(0, MAX_KEEP_ALIVE_PAGES)
}
