import type { Db } from '../db/database'
import type { AnyCall } from '../http/call'
import { appendRows } from './append-rows'
import type { LoginRow } from './chain'

/** An attempt to sign in, or the end of a session. */
export interface SignInEvent {
  /** As it was typed. */
  username: string
  userId?: number
  result: LoginRow['result']
  reason?: string
  sessionId?: string
}

type Attempt = Pick<AnyCall, 'origin' | 'clock' | 'secrets'>

/** Writes the sign-in log, in the transaction of what it reports; last, since writers wait here for one another. */
export function logSignIn(tx: Db, attempt: Attempt, event: SignInEvent): Promise<void> {
  return logSignIns(tx, attempt, [event])
}

/** As {@link logSignIn}, for several events. */
export function logSignIns(tx: Db, { origin, clock, secrets }: Attempt, events: readonly SignInEvent[]): Promise<void> {
  const rows = events.map(({ username, userId, result, reason, sessionId }) => ({
    at: clock.now(),
    usernameTried: username,
    userId: userId ?? null,
    result,
    reason: reason ?? null,
    ip: origin.ip,
    userAgent: origin.userAgent,
    sessionId: sessionId ?? null,
  }))
  return appendRows(tx, secrets.audit, 'login', rows)
}
