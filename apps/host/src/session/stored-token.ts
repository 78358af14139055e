/** Where the host keeps its tokens in local storage. */
export const TOKEN_KEY = 'doorway:host:session'

/** Is somebody signed in on this browser? Says nothing about whether the server still accepts the token. */
export function hasStoredToken(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null
  } catch {
    // Storage refused by the browser: nobody can be signed in from an earlier page.
    return false
  }
}
