/** Why a token is requested. */
export interface TokenRequest {
  /**
   * `missing`: the client has none yet; `expiring`: the one it has is about to end; `expired`: the server refused it.
   */
  reason: 'missing' | 'expiring' | 'expired'
  /** Aborts when the token is no longer needed: another person is signed in. */
  signal: AbortSignal
}

/** A token with its expiry, so that it is renewed before the server refuses it. */
export interface ExpiringToken {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** The result of `getToken`; null when no user is signed in. */
export type GivenToken = string | ExpiringToken | null

/** Supplies the token of the signed-in person. */
export type GetToken = (ask: TokenRequest) => Promise<GivenToken> | GivenToken

/** The headers that carry a token. */
export type Authorize = (token: string) => Readonly<Record<string, string>>

/** Where tokens come from. `renew` receives the refused token and runs once at a time; `drop` receives the invalid one. */
export interface TokenSource {
  read: () => Promise<string | null>
  renew: (refused: string) => Promise<string | null>
  drop: (dead: string | null) => void
  forget: () => void
}

/** Milliseconds before its end that a token is renewed; a tenth of what is left where that is less. */
const REFRESH_LEEWAY_MS = 60_000

/** When a token with this end is better renewed before a call than after a refusal. */
export function refreshTimeOf(expiresAt: number): number {
  return expiresAt - Math.min(REFRESH_LEEWAY_MS, (expiresAt - Date.now()) / 10)
}

/** A source that caches the result of the host's `getToken` until it expires or is refused; one question at a time. */
export function tokenSourceOf(getToken: GetToken): TokenSource {
  let token: string | null = null
  let renewAt = Infinity
  let pending: Promise<string | null> | null = null
  let person = new AbortController()

  const question = async (reason: TokenRequest['reason'], signal: AbortSignal) => {
    try {
      const given = await getToken({ reason, signal })
      const isEnding = given !== null && typeof given === 'object'
      const response = isEnding ? given.token : given
      if (!signal.aborted) {
        token = response
        renewAt = isEnding ? refreshTimeOf(given.expiresAt) : Infinity
      }
      return response
    } finally {
      if (!signal.aborted) pending = null
    }
  }
  // The token serves all pending calls, so no single caller's signal may abort it.
  const ask = (reason: TokenRequest['reason']) => (pending ??= question(reason, person.signal))

  return {
    read: async () => {
      const stored = token
      if (stored === null) return ask('missing')
      // A host that is away says so at the call itself; until then the old token may still do.
      return Date.now() < renewAt ? stored : ask('expiring').catch(() => stored)
    },
    renew: async (refused) => {
      if (token !== null && token !== refused) return token
      return ask('expired')
    },
    drop: (dead) => {
      if (token === dead) token = null
    },
    forget: () => {
      person.abort()
      person = new AbortController()
      pending = token = null
    },
  }
}

/** What a call does around its token. */
export interface Authorization {
  token: () => Promise<string | null>
  /** A call with this token received 401: the token to try once more with, or null when there is none. */
  refused: (token: string | null) => Promise<string | null>
  /** The last try failed too: notifies the host, once for all calls of one expiry. */
  expire: (token: string | null) => void
  accepted: () => void
  forget: () => void
}

/** Authorisation over a source, which renews once for all: single notice, whatever number of calls fail together. */
export function createAuthorization(source: TokenSource, onExpired: () => void): Authorization {
  // The refused token that has been reported; null stands for "no token at all".
  let dead: string | null | undefined

  return {
    token: source.read,
    refused: async (token) => {
      if (!token || token === dead) return null
      const next = await source.renew(token)
      return next === token ? null : next
    },
    expire: (token) => {
      // A call without a token, after the host has dropped the refused one, belongs to the same expiry.
      if (dead === token || (dead && !token)) return
      dead = token
      source.drop(token)
      onExpired()
    },
    accepted: () => {
      dead = undefined
    },
    forget: source.forget,
  }
}
