/** Why a token is asked for. */
export interface TokenAsk {
  /**
   * `missing`: the client has none yet; `expiring`: the one it has is about to end; `expired`: the server refused it.
   */
  reason: 'missing' | 'expiring' | 'expired'
  /** Ends when the answer is of no use any more: another person is signed in. */
  signal: AbortSignal
}

/** A token that tells its end, so that it is renewed before the server refuses it. */
export interface EndingToken {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** What `getToken` may answer; null when nobody is signed in. */
export type GivenToken = string | EndingToken | null

/** Supplies the token of the signed-in person. */
export type GetToken = (ask: TokenAsk) => Promise<GivenToken> | GivenToken

/** The headers that carry a token. */
export type Authorize = (token: string) => Readonly<Record<string, string>>

/** Where tokens come from. `renew` is told which token was refused and runs once at a time, `drop` which one is dead. */
export interface TokenSource {
  read: () => Promise<string | null>
  renew: (refused: string) => Promise<string | null>
  drop: (dead: string | null) => void
  forget: () => void
}

/** Milliseconds before its end that a token is renewed; a tenth of what is left where that is less. */
const AHEAD_MS = 60_000

/** When a token with this end is better renewed before a call than after a refusal. */
export function renewalOf(expiresAt: number): number {
  return expiresAt - Math.min(AHEAD_MS, (expiresAt - Date.now()) / 10)
}

/** A source that keeps what the host's `getToken` answered until it ends or is refused; one question at a time. */
export function tokenSourceOf(getToken: GetToken): TokenSource {
  let token: string | null = null
  let renewAt = Infinity
  let asking: Promise<string | null> | null = null
  let person = new AbortController()

  const question = async (reason: TokenAsk['reason'], signal: AbortSignal) => {
    try {
      const given = await getToken({ reason, signal })
      const isEnding = given !== null && typeof given === 'object'
      const answer = isEnding ? given.token : given
      if (!signal.aborted) {
        token = answer
        renewAt = isEnding ? renewalOf(given.expiresAt) : Infinity
      }
      return answer
    } finally {
      if (!signal.aborted) asking = null
    }
  }
  // The answer serves every waiting call, so no single caller's signal may end it.
  const ask = (reason: TokenAsk['reason']) => (asking ??= question(reason, person.signal))

  return {
    read: async () => {
      const kept = token
      if (kept === null) return ask('missing')
      // A host that is away says so at the call itself; until then the old token may still do.
      return Date.now() < renewAt ? kept : ask('expiring').catch(() => kept)
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
      asking = token = null
    },
  }
}

/** What a call does around its token. */
export interface Authorization {
  token: () => Promise<string | null>
  /** A call with this token was answered 401: the token to try once more with, or null when there is none. */
  refused: (token: string | null) => Promise<string | null>
  /** The last try failed too: tells the host, once for all calls of one expiry. */
  expire: (token: string | null) => void
  accepted: () => void
  forget: () => void
}

/** Authorisation over a source, which renews once for all: single notice, whatever number of calls fail together. */
export function createAuthorization(source: TokenSource, onExpired: () => void): Authorization {
  // The refused token that has been reported; the empty text stands for "no token at all".
  let dead: string | undefined

  return {
    token: () => source.read(),
    refused: async (token) => {
      if (token === null || token === dead) return null
      const next = await source.renew(token)
      return next === token ? null : next
    },
    expire: (token) => {
      const name = token ?? ''
      if (dead === name) return
      dead = name
      source.drop(token)
      onExpired()
    },
    accepted: () => {
      dead = undefined
    },
    forget: () => source.forget(),
  }
}
