/** Beginning of the keys of the session storage; the path follows. */
export const KEY = 'doorway:competition:'

/** Is there a place to return to? Then the page is hydrated before the reader acts. */
export function hasStoredState(): boolean {
  try {
    return KEY + location.pathname in sessionStorage
  } catch {
    return false
  }
}
