import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import { siteTime } from '../../clock'
import type { Call } from '../../http/call'
import { notFound } from '../../http/refusals'
import { requireNoneHigher } from '../users/user-rank.policy'
import { deleteGuards, findLockedUser, listLimitedNetworks, listLockedNames } from './sign-in-locks.queries'
import { lift, WINDOW_MS } from '../auth/sign-in-throttle.queries'

const permissionCode = 'sys:user:unlock'

/** What is locked: names in the caller's scope, and networks for callers whose scope is everything. */
export async function listLocks({ db, actor, clock }: Call<'listSignInLocks'>): Promise<Schema<'SignInLock'>[]> {
  const now = clock.now()
  const names = await listLockedNames(db, actor, permissionCode, now)
  const networks = actor.scopeOf(permissionCode).isAll ? await listLimitedNetworks(db, now) : []
  return [
    ...names.map(({ until, ...row }) => ({ kind: 'name' as const, ...row, until: siteTime(until) })),
    ...networks.map(({ subject, failures, windowStart }) => ({
      kind: 'network' as const,
      subject,
      userId: null,
      name: null,
      schoolName: null,
      failures,
      until: siteTime(new Date(windowStart.getTime() + WINDOW_MS)),
    })),
  ]
}

/** Lifts the lock of a name for all networks, or the limit of a network. To other callers a lock out of scope is not found. */
export async function liftLock(call: Call<'liftSignInLock'>): Promise<boolean> {
  const { db, actor, body } = call
  const { kind, subject } = body
  const isAll = actor.scopeOf(permissionCode).isAll
  return db.transaction(async (tx) => {
    const user = kind === 'name' ? await findLockedUser(tx, actor, permissionCode, subject) : undefined
    if (!user && !isAll) throw notFound()
    if (user) await requireNoneHigher(tx, actor, [user.id])
    const lifted = kind === 'name' ? await lift(tx, { name: subject, userId: user?.id ?? 0 }) : 0
    const isLifted = await deleteGuards(tx, { kind, subject: kind === 'name' ? subject.toLowerCase() : subject })
    await recordOperation(tx, call, {
      action: 'signIn.unlock',
      permissionCode,
      target: user ? { type: 'user', id: user.id, label: user.username } : { type: kind, id: subject.slice(0, 40) },
      facts: { lifted },
    })
    return isLifted || lifted > 0
  })
}
