import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { generatePassword, hashPassword } from '../../security/passwords'
import { requireConfirmed, withSecondPerson } from '../confirmations/second-person'
import { endSessionsOf } from '../auth/sessions.queries'
import { markUsersDeleted, restoreDeletedUsers, setOneTimePassword, updateUser } from './accounts.queries'
import { loadUserDetail } from './user-detail.service'
import { usersInScope } from './user-filter.queries'
import { requireNoneHigher } from './user-rank.policy'
import { listSeparated } from './user-rank.queries'
import { requireSomebodyElse, requireUser } from './users.policy'
import { listGuarded, savedUser } from './users.queries'

const ONE_TIME_MS = 24 * 3_600_000

/** How long a deletion can be taken back. */
const RESTORE_MS = 10 * 60_000

const targetOf = (user: { id: number; username: string }) => ({ type: 'user', id: user.id, label: user.username })

/** Deletes people: all of them or none. Their names are free again, their work stays. */
export async function deleteUsers(call: Call<'deleteUserInfo'>): Promise<number> {
  const { actor, body, clock } = call
  const ids = [...new Set(body.ids)]
  if (ids.length === 0) return 0
  return withSecondPerson(call, async (tx) => {
    const found = await listGuarded(tx, ids, usersInScope(actor, 'sys:user:delete'), true)
    if (found.length !== ids.length) throw notFound()
    await requireNoneHigher(tx, actor, ids)
    for (const user of found) requireSomebodyElse(actor, user)
    await requireConfirmed(tx, call, 'user.delete', await listSeparated(tx, ids))
    const now = clock.now()
    await markUsersDeleted(tx, ids, actor.userId, now)
    await Promise.all(ids.map((id) => endSessionsOf(tx, id, 'deleted', now)))
    for (const user of found) {
      await recordOperation(tx, call, {
        action: 'user.delete',
        permissionCode: 'sys:user:delete',
        target: targetOf(user),
      })
    }
    return found.length
  })
}

/** Takes a deletion back: within ten minutes, by the one who deleted, all of them or none. */
export async function restoreUsers(call: Call<'restoreUserInfo'>): Promise<number> {
  const { db, actor, body, clock } = call
  const ids = [...new Set(body.ids)]
  const now = clock.now()
  const since = new Date(now.getTime() - RESTORE_MS)
  return db
    .transaction(async (tx) => {
      const restored = await restoreDeletedUsers(tx, { ids, actor, code: 'sys:user:delete', since }, now)
      if (restored.length !== ids.length) throw notFound()
      await requireNoneHigher(tx, actor, ids)
      for (const user of restored) {
        await recordOperation(tx, call, {
          action: 'user.restore',
          permissionCode: 'sys:user:delete',
          target: targetOf(user),
        })
      }
      return restored.length
    })
    .catch((error: unknown) => {
      // Somebody else has taken the login name or the identity number meanwhile.
      if (violatedConstraint(error) === undefined) throw error
      throw refuse('CANNOT_RESTORE', 'users.cannotRestore')
    })
}

/** Enables or disables a person inside a transaction. A disabled one is out at once. */
export async function changeState(
  tx: Db,
  call: AnyCall,
  { id, dataState, version }: { id: number; dataState: '0' | '1'; version?: number },
): Promise<void> {
  const { actor, clock } = call
  const code = 'sys:user:state'
  const user = requireUser((await listGuarded(tx, [id], usersInScope(actor, code), true))[0])
  await requireNoneHigher(tx, actor, [user.id])
  requireSomebodyElse(actor, user)
  if (version !== undefined && version !== user.version) {
    throw versionConflict(await loadUserDetail({ ...call, db: tx }, user.id, code))
  }
  if (dataState === '1') await requireConfirmed(tx, call, 'user.disable', await listSeparated(tx, [user.id]))
  const now = clock.now()
  await updateUser(tx, user.id, { dataState, updatedAt: now, updatedBy: actor.userId })
  if (dataState === '1') await endSessionsOf(tx, user.id, 'disabled', now)
  const facts = { dataState }
  await recordOperation(tx, call, { action: 'user.state', permissionCode: code, target: targetOf(user), facts })
}

/** Enables or disables one person. */
export async function setUserState(call: Call<'updateUserState'>) {
  return withSecondPerson(call, async (tx) => {
    await changeState(tx, call, call.body)
    return savedUser(tx, call.body.id)
  })
}

/** Gives a person a password that is shown once, opens one sign-in within a day, and has to be changed there. */
export async function resetUserPassword(call: Call<'resetPassword'>): Promise<string> {
  const { actor, body, clock } = call
  const code = 'sys:user:resetPwd'
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  await withSecondPerson(call, async (tx) => {
    const user = requireUser((await listGuarded(tx, [body.id], usersInScope(actor, code), true))[0])
    await requireNoneHigher(tx, actor, [user.id])
    requireSomebodyElse(actor, user)
    await requireConfirmed(tx, call, 'user.resetPassword', await listSeparated(tx, [user.id]))
    const now = clock.now()
    await setOneTimePassword(tx, user.id, { passwordHash, oneTimeUntil: new Date(now.getTime() + ONE_TIME_MS) }, now)
    await endSessionsOf(tx, user.id, 'password', now)
    await recordOperation(tx, call, { action: 'user.resetPassword', permissionCode: code, target: targetOf(user) })
  })
  return password
}
