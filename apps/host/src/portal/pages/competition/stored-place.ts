/** Beginning of the keys of the session storage; the path follows. */
const KEY = 'doorway:competition:'

/** A section with its conditions, and the scroll position in pixels. */
export interface StoredPlace {
  search: string
  scroll: number
}

const isPlace = (value: unknown): value is StoredPlace =>
  typeof value === 'object' && value !== null && 'search' in value && 'scroll' in value

/** Returns where the reader was at a path; undefined before the first visit of this session. */
export function readPlace(path: string): StoredPlace | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY + path) ?? 'null')
    return isPlace(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Stores where the reader is. */
export function storePlace(path: string, place: StoredPlace): void {
  try {
    sessionStorage.setItem(KEY + path, JSON.stringify(place))
  } catch {
    // Private windows may refuse storage; the page then starts at its beginning.
  }
}

/**
 * Stores the section in view when the document is left, even before the page is hydrated, and returns whether there is a
 * place to return to.
 */
export function trackPlace(): boolean {
  const path = location.pathname
  const hasPlace = readPlace(path) !== undefined
  addEventListener('pagehide', () => {
    if (location.pathname === path && location.search !== '')
      storePlace(path, { search: location.search, scroll: window.scrollY })
  })
  return hasPlace
}
