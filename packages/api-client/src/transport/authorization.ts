/** Why a token is asked for. */
export interface TokenAsk {
  /** `missing`: the client has none yet; `expired`: the server refused the one it had. */
  reason: 'missing' | 'expired'
  signal: AbortSignal
}

/** Supplies the token of the signed-in person; null when nobody is. */
export type GetToken = (ask: TokenAsk) => Promise<string | null> | string | null

/** The headers that carry a token. */
export type Authorize = (token: string) => Readonly<Record<string, string>>

/** Where tokens come from. `renew` is told which token was refused. */
export interface TokenSource {
  read: () => Promise<string | null>
  renew: (refused: string) => Promise<string | null>
  forget: () => void
}

/** A source that keeps what the host's `getToken` answered until it is refused; one question at a time. */
export function tokenSourceOf(getToken: GetToken): TokenSource {
  let token: string | null = null
  let asking: Promise<string | null> | null = null
  let generation = 0

  const ask = (reason: TokenAsk['reason']) => {
    const asked = generation
    // The answer serves every waiting call, so no single caller's signal may end it.
    asking ??= Promise.resolve(getToken({ reason, signal: new AbortController().signal }))
      .then((answer) => {
        if (asked === generation) token = answer
        return answer
      })
      .finally(() => {
        asking = null
      })
    return asking
  }

  return {
    read: async () => token ?? ask('missing'),
    renew: async (refused) => {
      if (token !== null && token !== refused) return token
      return ask('expired')
    },
    forget: () => {
      generation++
      token = null
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

/** Authorisation over a source: single renewal, single notice, whatever number of calls fail together. */
export function createAuthorization(source: TokenSource, onExpired: () => void): Authorization {
  // The refused token that has been reported; the empty text stands for "no token at all".
  let dead: string | undefined
  let renewing: Promise<string | null> | null = null

  const renew = (refused: string) => {
    renewing ??= source.renew(refused).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    token: () => source.read(),
    refused: async (token) => {
      if (token === null || token === dead) return null
      const next = await renew(token)
      return next === token ? null : next
    },
    expire: (token) => {
      const name = token ?? ''
      if (dead === name) return
      dead = name
      source.forget()
      onExpired()
    },
    accepted: () => {
      dead = undefined
    },
    forget: () => source.forget(),
  }
}
