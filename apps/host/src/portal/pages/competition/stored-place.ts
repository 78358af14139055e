import { KEY } from './has-stored-state'

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
