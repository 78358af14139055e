import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { notFound, refuse, versionConflict } from '../../http/refusals'
import { maskEmail } from '../../security/masks'
import { generatePassword, hashPassword } from '../../security/passwords'
import { translate } from '../../strings/translate'
import { withSecondPerson } from '../confirmations/second-person'
import { deliverSoon, enqueueMail } from '../outbox/outbox.service'
import { endSessionsOf } from '../auth/sessions.queries'
import { notify } from '../notifications/notify'
import { findMailbox, markUsersDeleted, restoreDeletedUsers, setOneTimePassword, updateUser } from './accounts.queries'
import { loadUserDetail } from './user-detail.service'
import { usersInScope } from './user-filter.queries'
import { requireNoneHigher, requireSecondPerson } from './user-rank.policy'
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
    await requireSecondPerson(tx, call, 'user.delete', ids)
    const now = clock.now()
    await markUsersDeleted(tx, ids, actor.userId, now)
    for (const id of ids) await endSessionsOf(tx, id, 'deleted', now)
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
  if (dataState === '1') await requireSecondPerson(tx, call, 'user.disable', [user.id])
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

/** A one-time password, or the mailbox of its owner that it has been sent to, masked. */
export interface ResetPassword {
  password: string | null
  sentTo: string | null
}

/** Sends the password to its owner when that is possible. Returns the masked mailbox. */
async function sendToOwner(tx: Db, call: AnyCall, user: { id: number; password: string; expiresAt: Date }) {
  const owner = call.mailer.isConnected ? await findMailbox(tx, user.id) : undefined
  if (!owner?.email) return null
  const { locale } = call.origin
  await enqueueMail(tx, call, {
    userId: user.id,
    kind: 'password.oneTime',
    to: owner.email,
    subject: translate(locale, 'mail.oneTimePasswordSubject'),
    text: translate(locale, 'mail.oneTimePasswordText', { name: owner.name, password: user.password }),
    expiresAt: user.expiresAt,
  })
  return maskEmail(owner.email)
}

/**
 * Gives a person a password that opens one sign-in within a day, and has to be changed there. With a mail server and a
 * mailbox of the owner it is sent there only; otherwise the caller is shown it once.
 */
export async function resetUserPassword(call: Call<'resetPassword'>): Promise<ResetPassword> {
  const { actor, body, clock } = call
  const code = 'sys:user:resetPwd'
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const sentTo = await withSecondPerson(call, async (tx) => {
    const user = requireUser((await listGuarded(tx, [body.id], usersInScope(actor, code), true))[0])
    await requireNoneHigher(tx, actor, [user.id])
    requireSomebodyElse(actor, user)
    await requireSecondPerson(tx, call, 'user.resetPassword', [user.id])
    const now = clock.now()
    const oneTimeUntil = new Date(now.getTime() + ONE_TIME_MS)
    await setOneTimePassword(tx, user.id, { passwordHash, oneTimeUntil }, now)
    await endSessionsOf(tx, user.id, 'password', now)
    await notify(tx, call, { userId: user.id, event: 'password.reset', facts: { name: actor.name } })
    await recordOperation(tx, call, { action: 'user.resetPassword', permissionCode: code, target: targetOf(user) })
    return sendToOwner(tx, call, { id: user.id, password, expiresAt: oneTimeUntil })
  })
  if (sentTo === null) return { password, sentTo }
  deliverSoon(call)
  return { password: null, sentTo }
}
