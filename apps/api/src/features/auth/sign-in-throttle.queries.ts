import { and, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/database'
import { signInGuards } from '../../db/tables/sign-in'

/** Failures older than this count no longer. */
export const WINDOW_MS = 10 * 60_000
/** Seconds until a network that is over its limit may try again. */
export const RETRY_AFTER_S = WINDOW_MS / 1000
/** Failures that lock a name for a network: what the security policy says. */
const PAIR_LIMIT = sql`(select lock_failures from security_policy)`
const NAME_LIMIT = 20
const NETWORK_LIMIT = 100
/** Failures of a network after which an attempt needs a proof of work: well before the network is blocked. */
export const NETWORK_CHALLENGE = 50
/** Failures that make the next proof twice as expensive. */
const FAILURES_PER_LEVEL = { name: 5, network: 10 }
/** Captcha pictures that a network may read in one window. A script reads them more easily than it computes. */
const PICTURE_LIMIT = 5
const FIRST_LOCK_MINUTES = 10
const MAX_LOCK_MINUTES = 60
const KEEP_MS = 24 * 3_600_000

type GuardKind = 'pair' | 'name' | 'network' | 'picture'

/** Who tries to sign in, from where. A whole class may sit behind one address, so networks count failures only. */
export interface SignInAttempt {
  /** Login name as typed, lower case: the guard must not be passed by changing letters. */
  name: string
  /** The network of the address; of a device in which this person has signed in before, that device alone. */
  network: string
  /** The attempt comes from such a device: failures of others count nothing for it. */
  isKnownDevice?: boolean
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
  const [pair] = await rowsOf<{ mayTry: boolean }>(
    db,
    sql`
      with network as (${counting('network', attempt.network, now)}),
        pair as (${counting('pair', pairOf(attempt), now, within)})
      select not is_locked and failures <= ${PAIR_LIMIT} as "mayTry" from pair`,
  )
  if (!pair) return { mayTry: false, isNetworkBlocked: true }
  return { mayTry: pair.mayTry, isNetworkBlocked: false }
}

/** Counts the failure of a reserved try for its name and locks the pair at the limit of the policy: 10 minutes, then 20, 40, at most 60. */
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

/** What an attempt has to do first. */
export interface Throttle {
  isNetworkBlocked: boolean
  /** How expensive a proof of work must be, from 0; undefined when none is required. */
  challengeLevel: number | undefined
  /** Many networks have tried this name: an attempt is delayed. */
  isDelayed: boolean
}

function levelOf(failures: number, from: number, step: number): number {
  return failures < from ? -1 : Math.floor((failures - from) / step)
}

/** Does this attempt need a proof of work, and is its network over its limit? */
export async function getThrottle(db: Db, attempt: SignInAttempt, now: Date): Promise<Throttle> {
  const { name, network, isKnownDevice = false } = attempt
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
  const ofName = isKnownDevice ? 0 : failuresOf('name')
  const level = Math.max(
    levelOf(ofName, NAME_LIMIT, FAILURES_PER_LEVEL.name),
    levelOf(failuresOf('network'), NETWORK_CHALLENGE, FAILURES_PER_LEVEL.network),
  )
  return {
    isNetworkBlocked: failuresOf('network') >= NETWORK_LIMIT,
    challengeLevel: level < 0 ? undefined : level,
    isDelayed: ofName >= NAME_LIMIT,
  }
}

/** Counts a captcha picture that is read. False when this network has read too many. */
export async function consumePicture(db: Db, network: string, now: Date): Promise<boolean> {
  const [row] = await rowsOf<{ failures: number }>(db, counting('picture', network, now))
  return row !== undefined && row.failures <= PICTURE_LIMIT
}
