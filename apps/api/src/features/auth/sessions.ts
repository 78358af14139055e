import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { loginLog } from '../../db/tables/logs'
import { sessionRefreshes, sessions } from '../../db/tables/sign-in'
import { userSecurity, users } from '../../db/tables/users'
import type { Origin } from '../../http/call'
import { base64Url, sha256 } from '../../security/secrets'

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
  await tx.insert(sessions).values({
    id,
    userId,
    tokenHash,
    tokenExpiresAt: tokenExpiry(now),
    ip: origin.ip,
    userAgent: origin.userAgent,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
  })
  await tx.insert(sessionRefreshes).values({ tokenHash: refreshHash, sessionId: id, issuedAt: now })
  return { id, issued }
}

/** What a refresh token opens: nothing, a session, or proof that somebody copied it. */
export type RefreshResult =
  | { kind: 'unknown' }
  | { kind: 'reused'; sessionId: string }
  | { kind: 'renewed'; userId: number; pwdState: 'ok' | 'initial' | 'weak' | 'expired'; issued: IssuedTokens }

/** Exchanges a refresh token. Marking it used is one statement, so of two that come together one loses. */
export async function renewSession(tx: Db, refreshToken: string, now: Date): Promise<RefreshResult> {
  const hash = await sha256(refreshToken)
  const [known] = await tx
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
      pwdState: userSecurity.pwdState,
    })
    .from(sessionRefreshes)
    .innerJoin(sessions, eq(sessions.id, sessionRefreshes.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(userSecurity, eq(userSecurity.userId, users.id))
    .where(
      and(
        eq(sessionRefreshes.tokenHash, hash),
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
        eq(users.dataState, '0'),
      ),
    )
  if (!known || now >= known.expiresAt) return { kind: 'unknown' }
  const [marked] = await tx
    .update(sessionRefreshes)
    .set({ usedAt: now })
    .where(and(eq(sessionRefreshes.tokenHash, hash), isNull(sessionRefreshes.usedAt)))
    .returning({ sessionId: sessionRefreshes.sessionId })
  if (!marked) return { kind: 'reused', sessionId: known.sessionId }
  if (now.getTime() - known.lastSeenAt.getTime() >= TOKEN_LIFETIME_S * 1000) return { kind: 'unknown' }
  const { issued, tokenHash, refreshHash } = await makeTokens()
  await tx
    .update(sessions)
    .set({ tokenHash, tokenExpiresAt: tokenExpiry(now), lastSeenAt: now })
    .where(eq(sessions.id, known.sessionId))
  await tx.insert(sessionRefreshes).values({ tokenHash: refreshHash, sessionId: known.sessionId, issuedAt: now })
  return { kind: 'renewed', userId: known.userId, pwdState: known.pwdState, issued }
}

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'reuse' | 'password' | 'disabled' | 'deleted' | 'roles' | 'kicked'

/** Ends one session. */
export async function endSession(tx: Db, sessionId: string, reason: EndReason, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Ends the sessions of a person, all or all but one. */
export async function endSessionsOf(
  tx: Db,
  userId: number,
  reason: EndReason,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? sql`true` : ne(sessions.id, exceptId),
      ),
    )
}

/** One line of the sign-in log. */
export interface SignInEvent {
  username: string
  userId?: number
  result: 'ok' | 'fail' | 'locked' | 'logout' | 'kicked'
  reason?: string
  sessionId?: string
}

/** Writes the sign-in log. */
export async function logSignIn(tx: Db, event: SignInEvent, origin: Origin, now: Date): Promise<void> {
  await tx.insert(loginLog).values({
    at: now,
    usernameTried: event.username,
    userId: event.userId ?? null,
    result: event.result,
    reason: event.reason ?? null,
    ip: origin.ip,
    userAgent: origin.userAgent,
    sessionId: event.sessionId ?? null,
  })
}
