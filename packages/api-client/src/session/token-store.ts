import { refreshTimeOf, type TokenSource } from '../transport/authorization'
import { safeStorage, type KeyValueStorage } from '../transport/key-value-storage'
import { createTokenRefresher, type TokenServer } from './token-refresher'
import { storedTokenSource, type LockManagerLike } from './stored-token-source'

/** The tokens that a sign-in returns. */
export interface StoredTokens {
  token: string
  /** Exchanged for a new pair when the token is refused; each one works once. */
  refreshToken: string
  /** Seconds from now until the server takes the token no more, where it says so. */
  expiresIn?: number
}

/** The tokens as persisted, with the time from which a call renews them first. */
export interface PersistedTokens extends Omit<StoredTokens, 'expiresIn'> {
  /** Milliseconds since 1970. */
  renewAt?: number
}

/** Persists the tokens of hosts that sign in at our server; made by `createTokenStore`. */
export interface TokenStore {
  read: () => PersistedTokens | null
  write: (tokens: StoredTokens) => void
  clear: () => void
  /** The token source of a client: reads the stored token and renews it, one tab at a time. */
  sourceAt: (server: TokenServer) => TokenSource
}

/** Where a token store persists its value. */
export interface TokenStoreOptions {
  /** `localStorage` to stay signed in over tabs, `sessionStorage` for one tab. One that throws is survived. */
  storage?: KeyValueStorage
  /** Name of the entry. */
  key?: string
}

function parseTokens(text: string | null): PersistedTokens | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('token' in value) || !('refreshToken' in value)) return null
    const { token, refreshToken } = value
    if (typeof token !== 'string' || typeof refreshToken !== 'string') return null
    const renewAt = 'renewAt' in value && typeof value.renewAt === 'number' ? value.renewAt : undefined
    return { token, refreshToken, renewAt }
  } catch {
    return null
  }
}

function browserLocks(): LockManagerLike | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

/** A token store over a browser storage; all tabs that share the storage share the session. */
export function createTokenStore({ storage, key = 'doorway:tokens' }: TokenStoreOptions = {}): TokenStore {
  const place = safeStorage(storage)
  const store = {
    read: () => parseTokens(place.getItem(key)),
    write: ({ token, refreshToken, expiresIn }: StoredTokens) => {
      const renewAt = expiresIn === undefined ? undefined : refreshTimeOf(Date.now() + expiresIn * 1_000)
      place.setItem(key, JSON.stringify({ token, refreshToken, renewAt }))
    },
    clear: () => place.removeItem(key),
  }
  return {
    ...store,
    sourceAt: (server) => storedTokenSource(store, createTokenRefresher(server), server.locks ?? browserLocks()),
  }
}
