import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { sessionRefreshes, sessions } from '../../db/tables/sign-in'
import { users, userSecurity } from '../../db/tables/users'
import { forgetDevices } from './known-devices.queries'

/** Why a session ended before its time. */
export type EndReason = 'logout' | 'reuse' | 'password' | 'disabled' | 'deleted' | 'roles' | 'kicked'

/** Ends one session. */
export async function endSession(tx: Db, sessionId: string, reason: EndReason, now: Date): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now, revokeReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
}

/** Reasons after which no browser is trusted with the account any more. */
const FORGETTING: readonly EndReason[] = ['password', 'disabled', 'deleted']

/** Ends the sessions of a person, all or all but one. */
export async function endSessionsOf(
  tx: Db,
  userId: number,
  reason: EndReason,
  now: Date,
  exceptId?: string,
): Promise<void> {
  if (FORGETTING.includes(reason)) await forgetDevices(tx, userId)
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

/** Adds a session together with its first refresh token. */
export async function insertSession(tx: Db, session: typeof sessions.$inferInsert, refreshHash: string): Promise<void> {
  await tx.insert(sessions).values(session)
  await tx
    .insert(sessionRefreshes)
    .values({ tokenHash: refreshHash, sessionId: session.id, issuedAt: session.createdAt })
}

/** The session that a refresh token belongs to, while it is neither revoked nor its account disabled. */
export async function findRefreshableSession(tx: Db, refreshHash: string) {
  const [session] = await tx
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
        eq(sessionRefreshes.tokenHash, refreshHash),
        isNull(sessions.revokedAt),
        isNull(users.deletedAt),
        eq(users.dataState, '0'),
      ),
    )
  return session
}

/** Marks a refresh token as used. False when it was used before; of two parallel calls one returns false. */
export async function markRefreshUsed(tx: Db, refreshHash: string, now: Date): Promise<boolean> {
  const marked = await tx
    .update(sessionRefreshes)
    .set({ usedAt: now })
    .where(and(eq(sessionRefreshes.tokenHash, refreshHash), isNull(sessionRefreshes.usedAt)))
    .returning({ sessionId: sessionRefreshes.sessionId })
  return marked.length > 0
}

/**
 * Takes back a renewal of which nothing has been used, so that its refresh token can be exchanged again. False when there is
 * none: the token is an older one, or somebody has the tokens it was exchanged for.
 */
export async function withdrawRenewal(tx: Db, refreshHash: string, now: Date): Promise<boolean> {
  const lost = await rowsOf(
    tx,
    sql`
    update session_refresh as lost set used_at = ${now.toISOString()}::timestamptz
    from session_refresh as known
      join session on session.id = known.session_id and not session.is_token_used
    where known.token_hash = ${refreshHash} and lost.session_id = known.session_id
      and lost.used_at is null and lost.issued_at = known.used_at
    returning lost.token_hash`,
  )
  if (lost.length === 0) return false
  await tx.update(sessionRefreshes).set({ usedAt: now }).where(eq(sessionRefreshes.tokenHash, refreshHash))
  return true
}

/** Replaces the tokens of a session. */
export async function renewTokens(
  tx: Db,
  sessionId: string,
  { tokenHash, tokenExpiresAt, refreshHash }: { tokenHash: string; tokenExpiresAt: Date; refreshHash: string },
  now: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ tokenHash, tokenExpiresAt, lastSeenAt: now, isTokenUsed: false })
    .where(eq(sessions.id, sessionId))
  await tx.insert(sessionRefreshes).values({ tokenHash: refreshHash, sessionId, issuedAt: now })
}
