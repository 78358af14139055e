import type { TokenSource } from '../transport/authorization'
import type { StoredTokens, TokenStore } from './token-store'

/** The part of the Web Locks interface used to renew in one tab at a time. */
export interface LockManagerLike {
  request: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
}

/** Exchanges a refresh token; null when the server no longer takes it. */
export type ExchangeTokens = (refreshToken: string) => Promise<StoredTokens | null>

/** Tokens read from a store that several tabs share; a rotated refresh token is never used twice. */
export function storedTokenSource(
  store: Pick<TokenStore, 'read' | 'write' | 'clear'>,
  exchange: ExchangeTokens,
  locks: LockManagerLike | undefined,
): TokenSource {
  async function renewOnce(refused: string): Promise<string | null> {
    const before = store.read()
    if (before === null || before.token !== refused) return before?.token ?? null
    const next = await exchange(before.refreshToken)
    if (next) {
      store.write(next)
      return next.token
    }
    // Without locks another tab may have been faster; its pair is the valid one.
    const after = store.read()
    if (after && after.token !== refused) return after.token
    store.clear()
    return null
  }

  let renewing: Promise<string | null> | null = null
  const renew = (refused: string) => {
    const run = () => renewOnce(refused)
    renewing ??= (locks ? locks.request('doorway:renew-token', run) : run()).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    read: async () => {
      const stored = store.read()
      if (!stored) return null
      const { token, renewAt = Infinity } = stored
      // A server that is away says so at the call itself; until then the old token may still do.
      return Date.now() < renewAt ? token : renew(token).catch(() => token)
    },
    renew,
    drop: () => undefined,
    forget: () => undefined,
  }
}
