import { desc, eq } from 'drizzle-orm'
import { brokenRules, passwordChangeRules } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import { passwordHistory, userSecurity } from '../../db/tables/users'
import type { Call } from '../../http/call'
import { invalidFields, notFound, Refusal, requireRules } from '../../http/refusals'
import { isCommonPassword } from '../../security/common-passwords'
import { readPassword } from '../../security/password-transport'
import { hashPassword, verifyPassword } from '../../security/passwords'
import { endSessionsOf } from '../auth/sessions'
import { forgive, networkOf, recordFailure, reserveTry } from '../auth/sign-in-guards'

const KEPT_PASSWORDS = 5

type ChangeCall = Call<'changePassword'>

async function readPasswords({ body, settings }: ChangeCall) {
  const oldPassword = await readPassword(body.oldPassword ?? '', settings.passwordPrivateKey)
  const newPassword = await readPassword(body.newPassword ?? '', settings.passwordPrivateKey)
  requireRules(brokenRules(passwordChangeRules, { oldPassword, newPassword }))
  return { oldPassword, newPassword }
}

/** A stolen session must not try passwords without end, so wrong old ones are counted as at the sign-in. */
async function requireOldPassword(
  { db, actor, clock, origin }: ChangeCall,
  oldPassword: string,
  stored: string,
): Promise<void> {
  const attempt = { name: `change:${actor.userId}`, network: networkOf(origin.ip) }
  const now = clock.now()
  if (!(await reserveTry(db, attempt, now))) throw new Refusal(200, 'TOO_MANY_REQUESTS', 'http.tooMany')
  if (!(await verifyPassword(oldPassword, stored))) {
    await recordFailure(db, attempt, now)
    throw invalidFields([{ field: 'oldPassword', key: 'password.oldWrong' }])
  }
  await forgive(db, attempt, now)
}

async function requireFresh({ db, actor }: ChangeCall, newPassword: string, stored: string): Promise<void> {
  if (isCommonPassword(newPassword)) throw invalidFields([{ field: 'newPassword', key: 'password.common' }])
  const former = await db
    .select({ hash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(eq(passwordHistory.userId, actor.userId))
    .orderBy(desc(passwordHistory.setAt), desc(passwordHistory.id))
    .limit(KEPT_PASSWORDS - 1)
  const matches = await Promise.all(
    [stored, ...former.map(({ hash }) => hash)].map((hash) => verifyPassword(newPassword, hash)),
  )
  if (matches.includes(true)) throw invalidFields([{ field: 'newPassword', key: 'password.reused' }])
}

/** Changes one's own password. The session at hand goes on, every other one ends. */
export async function changeOwnPassword(call: ChangeCall): Promise<void> {
  const { db, actor, body, clock } = call
  if (typeof body.userId === 'number' && body.userId !== actor.userId) throw notFound()
  const { oldPassword, newPassword } = await readPasswords(call)
  const [security] = await db
    .select({ passwordHash: userSecurity.passwordHash })
    .from(userSecurity)
    .where(eq(userSecurity.userId, actor.userId))
  if (!security) throw notFound()
  await requireOldPassword(call, oldPassword, security.passwordHash)
  await requireFresh(call, newPassword, security.passwordHash)
  const passwordHash = await hashPassword(newPassword)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.insert(passwordHistory).values({ userId: actor.userId, passwordHash: security.passwordHash, setAt: now })
    await tx
      .update(userSecurity)
      .set({ passwordHash, pwdChangedAt: now, pwdState: 'ok', oneTimeUntil: null })
      .where(eq(userSecurity.userId, actor.userId))
    await endSessionsOf(tx, actor.userId, 'password', now, actor.sessionId)
    await recordOperation(tx, call, {
      action: 'user.changePassword',
      target: { type: 'user', id: actor.userId, label: actor.username },
    })
  })
}
