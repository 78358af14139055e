import type { Db } from '../../db/database'
import type { Origin } from '../../http/call'
import { base64Url, sha256 } from '../../security/secrets'
import {
  findRefreshableSession,
  insertSession,
  markRefreshUsed,
  renewTokens,
  withdrawRenewal,
} from './sessions.queries'

/** Seconds that an access token lives; the idle limit of the console is the same 30 minutes. */
export const TOKEN_LIFETIME_S = 1_800
const SESSION_LIFETIME_MS = 12 * 3_600_000
const TOKEN_BYTES = 32

/** Tokens as they leave the server, once. */
export interface IssuedTokens {
  token: string
  refreshToken: string
}

const makeToken = (prefix: string) => prefix + base64Url(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))

async function makeTokens() {
  const issued: IssuedTokens = { token: makeToken('dw_'), refreshToken: makeToken('dr_') }
  return { issued, tokenHash: await sha256(issued.token), refreshHash: await sha256(issued.refreshToken) }
}

const tokenExpiry = (now: Date) => new Date(now.getTime() + TOKEN_LIFETIME_S * 1000)

/** Opens a session. Only hashes are stored. */
export async function openSession(tx: Db, userId: number, origin: Origin, now: Date) {
  const { issued, tokenHash, refreshHash } = await makeTokens()
  const id = crypto.randomUUID()
  const session = {
    id,
    userId,
    tokenHash,
    tokenExpiresAt: tokenExpiry(now),
    ip: origin.ip,
    userAgent: origin.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  }
  await insertSession(tx, session, refreshHash)
  return { id, issued }
}

/** What a refresh token opens: nothing, a session, or proof that somebody copied it. */
export type RefreshResult =
  | { kind: 'unknown' }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'renewed'; userId: number; pwdState: 'ok' | 'initial' | 'weak' | 'expired'; issued: IssuedTokens }

/**
 * Exchanges a refresh token. Marking it used is one statement, so of two that come together one is first. A token that comes
 * again is a copied one, except while nothing of its renewal has been used: then the response was lost on a broken line, and
 * the renewal is made again, without the lost tokens.
 */
export async function renewSession(tx: Db, refreshToken: string, now: Date): Promise<RefreshResult> {
  const hash = await sha256(refreshToken)
  const known = await findRefreshableSession(tx, hash)
  if (!known || now >= known.expiresAt) return { kind: 'unknown' }
  if (!(await markRefreshUsed(tx, hash, now)) && !(await withdrawRenewal(tx, hash, now)))
    return { kind: 'reused', sessionId: known.sessionId }
  if (now.getTime() - known.lastSeenAt.getTime() >= TOKEN_LIFETIME_S * 1000) return { kind: 'unknown' }
  const { issued, tokenHash, refreshHash } = await makeTokens()
  await renewTokens(tx, known.sessionId, { tokenHash, tokenExpiresAt: tokenExpiry(now), refreshHash }, now)
  return { kind: 'renewed', userId: known.userId, pwdState: known.pwdState, issued }
}
