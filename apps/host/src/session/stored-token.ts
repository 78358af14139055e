/** The key of the host's tokens in local storage. */
export const TOKEN_KEY = 'doorway:host:session'

let hasReadToken = false

/** Returns the stored token, which the server may no longer accept; null when no user is signed in on this browser. */
export function storedToken(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TOKEN_KEY) ?? 'null')
    const token = typeof stored === 'object' && stored !== null && 'token' in stored ? stored.token : null
    if (typeof token !== 'string') return null
    hasReadToken = true
    return token
  } catch {
    // The browser refuses storage, so no earlier page can have stored a token.
    return null
  }
}

/** Returns whether a user is signed in on this browser. */
export function hasStoredToken(): boolean {
  return storedToken() !== null
}

/** Returns whether this document has had a token that is gone: the server has refused it and its renewal. */
export function hasLostToken(): boolean {
  return !hasStoredToken() && hasReadToken
}

/** Returns the header that authorises a request; empty when no user is signed in on this browser. */
export function authorizationHeader(): { authorization?: string } {
  const token = storedToken()
  return token === null ? {} : { authorization: token }
}
