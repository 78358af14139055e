import { brokenRules, passwordChangeRules } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, Refusal, requireRules } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { isCommonPassword } from '../../security/common-passwords'
import { hashPassword, verifyPassword } from '../../security/passwords'
import { networkOf } from '../auth/client-network'
import { endSessionsOf } from '../auth/sessions.queries'
import { consumeAttempt, recordFailure, resetAttempts } from '../auth/sign-in-throttle.queries'
import { findPasswordHash, listFormerPasswords, replacePassword } from './accounts.queries'

/** Latest passwords that a new one must differ from, the current one included. */
const COMPARED_PASSWORDS = 5

/** The two passwords of a change as sent, and what the sender calls the old one. */
export interface SentPasswords {
  oldPassword: string | null | undefined
  newPassword: string | null | undefined
  oldField: 'oldPassword' | 'currentUserPwd'
}

async function readPasswords({ settings }: AnyCall, { oldPassword, newPassword, oldField }: SentPasswords) {
  const passwords = {
    oldPassword: await readPassword(oldPassword ?? '', settings.passwordPrivateKey),
    newPassword: await readPassword(newPassword ?? '', settings.passwordPrivateKey),
  }
  const broken = brokenRules(passwordChangeRules, passwords)
  requireRules(broken.map(({ field, key }) => ({ field: field === 'oldPassword' ? oldField : field, key })))
  return passwords
}

/** A stolen session must not try passwords without end, so wrong old ones are counted as at the sign-in. */
async function requireOldPassword(
  { db, actor, clock, origin }: AnyCall,
  oldPassword: string,
  stored: string,
  field: string,
): Promise<void> {
  const attempt = { name: `change:${actor.userId}`, network: networkOf(origin.ip) }
  const now = clock.now()
  const { mayTry, isNetworkBlocked } = await consumeAttempt(db, attempt, now)
  if (!mayTry || isNetworkBlocked) throw new Refusal(200, 'TOO_MANY_REQUESTS', 'http.tooMany')
  if (!(await verifyPassword(oldPassword, stored))) {
    await recordFailure(db, attempt, now)
    throw invalidFields([{ field, key: 'password.oldWrong' }])
  }
  await resetAttempts(db, attempt, now)
}

/** Throws unless the sent password is the caller's own; wrong ones are counted as at the sign-in. */
export async function requireOwnPassword(call: AnyCall, sent: string): Promise<void> {
  const stored = await findPasswordHash(call.db, call.actor.userId)
  if (stored === undefined) throw notFound()
  const password = await readPassword(sent, call.settings.passwordPrivateKey)
  await requireOldPassword(call, password, stored, 'password')
}

async function requireFresh({ db, actor }: AnyCall, newPassword: string, stored: string): Promise<void> {
  if (isCommonPassword(newPassword)) throw invalidFields([{ field: 'newPassword', key: 'password.common' }])
  const former = await listFormerPasswords(db, actor.userId, COMPARED_PASSWORDS - 1)
  const matches = await Promise.all([stored, ...former].map((hash) => verifyPassword(newPassword, hash)))
  if (matches.includes(true)) throw invalidFields([{ field: 'newPassword', key: 'password.reused' }])
}

/** A checked change of one's own password. Hashing is slow on purpose and happens before any transaction. */
export async function prepareOwnPassword(call: AnyCall, sent: SentPasswords) {
  const { oldPassword, newPassword } = await readPasswords(call, sent)
  const former = await findPasswordHash(call.db, call.actor.userId)
  if (former === undefined) throw notFound()
  await requireOldPassword(call, oldPassword, former, sent.oldField)
  await requireFresh(call, newPassword, former)
  return { former, passwordHash: await hashPassword(newPassword) }
}

/** Stores a prepared password. The current session continues, all others end. */
export async function storeOwnPassword(
  tx: Db,
  { actor, clock }: AnyCall,
  { former, passwordHash }: Awaited<ReturnType<typeof prepareOwnPassword>>,
): Promise<void> {
  const now = clock.now()
  await replacePassword(tx, actor.userId, { former, passwordHash }, now)
  await endSessionsOf(tx, actor.userId, 'password', now, actor.sessionId)
}

/** Changes one's own password. */
export async function changeOwnPassword(call: Call<'changePassword'>): Promise<void> {
  const { db, actor, body } = call
  if (typeof body.userId === 'number' && body.userId !== actor.userId) throw notFound()
  const prepared = await prepareOwnPassword(call, {
    oldPassword: body.oldPassword,
    newPassword: body.newPassword,
    oldField: 'oldPassword',
  })
  await db.transaction(async (tx) => {
    await storeOwnPassword(tx, call, prepared)
    await recordOperation(tx, call, {
      action: 'user.changePassword',
      target: { type: 'user', id: actor.userId, label: actor.username },
    })
  })
}
