import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { signInGuards } from '../../db/tables/sign-in'

const WINDOW_MS = 10 * 60_000
/** Seconds until a network that is over its limit may try again. */
export const RETRY_AFTER_S = WINDOW_MS / 1000
const PAIR_LIMIT = 5
const NAME_LIMIT = 20
const NETWORK_LIMIT = 100
const FIRST_LOCK_MINUTES = 10
const MAX_LOCK_MINUTES = 60
const KEEP_MS = 24 * 3_600_000

type GuardKind = 'pair' | 'name' | 'network'

/** Who tries to sign in, from where. A whole class may sit behind one address, so networks count failures only. */
export interface SignInAttempt {
  /** Login name as typed, lower case: the guard must not be passed by changing letters. */
  name: string
  network: string
}

const pairOf = ({ name, network }: SignInAttempt) => `${name}|${network}`

/**
 * Counts one more and starts a new window when the old one, or its lock, is over. One statement, so that parallel
 * attempts are all counted. `given` is what the count depends on: a FROM clause.
 */
function counting(kind: GuardKind, subject: string, now: Date, given = sql``): SQL {
  const at = now.toISOString()
  const windowStart = new Date(now.getTime() - WINDOW_MS).toISOString()
  return sql`
    insert into sign_in_guard as guard (kind, subject, window_start, failures)
      select ${kind}::varchar, ${subject}::text, ${at}::timestamptz, 1 ${given}
    on conflict (kind, subject) do update set
      failures = case
        when guard.locked_until > ${at}::timestamptz then guard.failures
        when guard.locked_until is not null or guard.window_start < ${windowStart}::timestamptz then 1
        else guard.failures + 1 end,
      window_start = case
        when guard.locked_until > ${at}::timestamptz then guard.window_start
        when guard.locked_until is not null or guard.window_start < ${windowStart}::timestamptz then ${at}::timestamptz
        else guard.window_start end,
      locked_until = case when guard.locked_until > ${at}::timestamptz then guard.locked_until end
    returning failures, coalesce(locked_until > ${at}::timestamptz, false) as is_locked`
}

/** What an attempt may do. */
export interface Reservation {
  /** False: this name is locked for this network. */
  mayTry: boolean
  /** This network is over its limit, and the attempt was not counted for its name. */
  isNetworkBlocked: boolean
}

/** Reserves a try for network and name in one statement, before the password is looked at. */
export async function consumeAttempt(db: Db, attempt: SignInAttempt, now: Date): Promise<Reservation> {
  const within = sql`from network where failures <= ${NETWORK_LIMIT}`
  const [pair] = await rowsOf<{ failures: number; is_locked: boolean }>(
    db,
    sql`
      with network as (${counting('network', attempt.network, now)}),
        pair as (${counting('pair', pairOf(attempt), now, within)})
      select failures, is_locked from pair`,
  )
  if (!pair) return { mayTry: false, isNetworkBlocked: true }
  return { mayTry: !pair.is_locked && pair.failures <= PAIR_LIMIT, isNetworkBlocked: false }
}

/** Counts the failure of a reserved try for its name and locks the pair at the fifth: 10 minutes, then 20, 40, at most 60. */
export async function recordFailure(db: Db, attempt: SignInAttempt, now: Date): Promise<void> {
  await db.execute(counting('name', attempt.name, now))
  const at = now.toISOString()
  await db.execute(sql`
    update sign_in_guard set
      locked_until = ${at}::timestamptz
        + least(${MAX_LOCK_MINUTES}, ${FIRST_LOCK_MINUTES} * power(2, lock_level))::int * interval '1 minute',
      lock_level = least(lock_level + 1, 10)
    where kind = 'pair' and subject = ${pairOf(attempt)} and failures >= ${PAIR_LIMIT} and locked_until is null`)
}

/** A right password forgives the failures of the pair and the reservation of the network. Old rows of anybody go with it. */
export async function resetAttempts(db: Db, attempt: SignInAttempt, now: Date): Promise<void> {
  const old = new Date(now.getTime() - KEEP_MS)
  const isPair = and(eq(signInGuards.kind, 'pair'), eq(signInGuards.subject, pairOf(attempt)))
  await db
    .update(signInGuards)
    .set({ failures: sql`greatest(${signInGuards.failures} - 1, 0)` })
    .where(and(eq(signInGuards.kind, 'network'), eq(signInGuards.subject, attempt.network)))
  await db.delete(signInGuards).where(or(isPair, lt(signInGuards.windowStart, old)))
}

/** Deletes the locks of a name, and of changing the password, for all networks. Returns how many there were. */
export async function lift(tx: Db, { name, userId }: { name: string; userId: number }): Promise<number> {
  const subjects = [name.toLowerCase(), `change:${userId}`]
  const lifted = await tx
    .delete(signInGuards)
    .where(
      and(
        eq(signInGuards.kind, 'pair'),
        or(...subjects.map((subject) => sql`starts_with(${signInGuards.subject}, ${`${subject}|`})`)),
      ),
    )
    .returning({ lockedUntil: signInGuards.lockedUntil })
  return lifted.filter(({ lockedUntil }) => lockedUntil !== null).length
}

/** Does this name need a captcha, and is this network over its limit? */
export async function getThrottle(db: Db, { name, network }: SignInAttempt, now: Date) {
  const rows = await db
    .select({ kind: signInGuards.kind, failures: signInGuards.failures, windowStart: signInGuards.windowStart })
    .from(signInGuards)
    .where(
      or(
        and(eq(signInGuards.kind, 'name'), eq(signInGuards.subject, name)),
        and(eq(signInGuards.kind, 'network'), eq(signInGuards.subject, network)),
      ),
    )
  const current = rows.filter(({ windowStart }) => now.getTime() - windowStart.getTime() < WINDOW_MS)
  const failuresOf = (kind: GuardKind) => current.find((row) => row.kind === kind)?.failures ?? 0
  return {
    needsCaptcha: failuresOf('name') >= NAME_LIMIT,
    isNetworkBlocked: failuresOf('network') >= NETWORK_LIMIT,
  }
}
