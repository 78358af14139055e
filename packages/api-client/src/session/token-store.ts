import type { TokenSource } from '../transport/authorization'
import { survivingStorage, type KeyValueStorage } from '../transport/key-value-storage'
import { exchangeAt, type TokenServer } from './exchange-tokens'
import { storedTokenSource, type LockManagerLike } from './stored-token-source'

/** What a signed-in browser keeps of a session. */
export interface StoredTokens {
  token: string
  /** Exchanged for a new pair when the token is refused; each one works once. */
  refreshToken: string
}

/** Keeps the tokens of hosts that sign in at our server; made by `createTokenStore`. */
export interface TokenStore {
  read: () => StoredTokens | null
  write: (tokens: StoredTokens) => void
  clear: () => void
  /** How a client reads the kept token and renews it, one tab at a time. */
  sourceAt: (server: TokenServer) => TokenSource
}

/** Where a token store keeps its value. */
export interface TokenStoreOptions {
  /** `localStorage` to stay signed in over tabs, `sessionStorage` for one tab. One that throws is survived. */
  storage?: KeyValueStorage
  /** Name of the entry. */
  key?: string
}

function parseTokens(text: string | null): StoredTokens | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('token' in value) || !('refreshToken' in value)) return null
    const { token, refreshToken } = value
    return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : null
  } catch {
    return null
  }
}

function browserLocks(): LockManagerLike | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.locks
}

/** A token store over a browser storage; all tabs that share the storage share the session. */
export function createTokenStore({ storage, key = 'doorway:tokens' }: TokenStoreOptions = {}): TokenStore {
  const place = survivingStorage(storage)
  const store = {
    read: () => parseTokens(place.getItem(key)),
    write: ({ token, refreshToken }: StoredTokens) => place.setItem(key, JSON.stringify({ token, refreshToken })),
    clear: () => place.removeItem(key),
  }
  return {
    ...store,
    sourceAt: (server) => storedTokenSource(store, exchangeAt(server), server.locks ?? browserLocks()),
  }
}
