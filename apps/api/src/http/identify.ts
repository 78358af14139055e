import { updateLastSeen } from '../security/access.queries'
import { hashOfToken } from '../security/token-hashes'
import type { Actor } from './call'
import type { ServerContext } from './server-context'

const MINUTE_MS = 60_000
const SEEN_STEP_MS = 60_000
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/

/** The token of the Authorization header, plain (section 7) or after `Bearer`. */
function tokenOf(request: Request): string | undefined {
  const value = (request.headers.get('authorization') ?? '').replace(/^bearer /i, '').trim()
  return TOKEN.test(value) ? value : undefined
}

/** A caller with a session, and what was loaded with it. */
export interface Caller {
  actor: Actor
  /** The version of the content, as of a moment after the request arrived. */
  contentVersion: number
}

/** Finds who sends a request. Expiry is decided by the server's clock alone. */
export async function identify(
  request: Request,
  { db, clock, access, sessionLoader: sessionLookup }: ServerContext,
): Promise<Caller | undefined> {
  const token = tokenOf(request)
  if (token === undefined) return undefined
  const session = await sessionLookup.find(await hashOfToken(token))
  if (!session) return undefined
  const now = clock.now()
  const idleUntil = session.lastSeenAt.getTime() + session.idleMinutes * MINUTE_MS
  if (now >= session.tokenExpiresAt || now >= session.expiresAt || now.getTime() >= idleUntil) return undefined
  if (!session.isTokenUsed || now.getTime() - session.lastSeenAt.getTime() > SEEN_STEP_MS) {
    await updateLastSeen(db, session.sessionId, now)
  }
  const stamp = `${session.permissionEpoch}.${session.organizationsVersion}`
  const held = await access.get(db, session.userId, stamp)
  if (!held) return undefined
  const { sessionId, permissionEpoch, passwordState, contentVersion } = session
  return { actor: { ...held, sessionId, permissionEpoch, mustChangePassword: passwordState !== 'ok' }, contentVersion }
}
