/** Where the host keeps its tokens in local storage. */
export const TOKEN_KEY = 'doorway:host:session'

/** The token of whoever is signed in on this browser. Says nothing about whether the server still accepts it. */
export function storedToken(): string | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TOKEN_KEY) ?? 'null')
    const token = typeof kept === 'object' && kept !== null && 'token' in kept ? kept.token : null
    return typeof token === 'string' ? token : null
  } catch {
    // Storage refused by the browser: nobody can be signed in from an earlier page.
    return null
  }
}

/** Is somebody signed in on this browser? */
export function hasStoredToken(): boolean {
  return storedToken() !== null
}
