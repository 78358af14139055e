import { brokenRules, ownPasswordRules } from '@doorway/api-client/rules'
import { appendRows } from '../../audit/append-rows'
import type { Db } from '../../db/database'
import type { PublicCall } from '../../http/call'
import { invalidFields, refuse, requireRules } from '../../http/refusals'
import { readPassword } from '../../http/sent-password'
import { isCommonPassword } from '../../security/common-passwords'
import { isYoungChild } from '../../security/masks'
import { hashPassword, verifyPassword } from '../../security/passwords'
import { base64Url, sha256 } from '../../security/secrets'
import { translate } from '../../strings/translate'
import { networkOf } from '../auth/client-network'
import { withHashing } from '../auth/hashing'
import { requireProof } from '../auth/require-proof'
import { endSessionsOf } from '../auth/sessions.queries'
import { deliverSoon, enqueueMail } from '../outbox/outbox.service'
import { listFormerPasswords, replacePassword } from '../users/accounts.queries'
import {
  consumeTry,
  consumeVerified,
  countResets,
  findResettable,
  findVerified,
  insertReset,
  lockResets,
  markVerified,
} from './password-reset.queries'

/** How long a code is good, and how long the new password may take after it. */
const LIFETIME_S = 300
const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** Codes for one person: one a minute, five a day (domain 4.5). */
const MAX_PER_DAY = 5
/** Latest passwords that a new one must differ from, the current one included. */
const COMPARED_PASSWORDS = 5
const CODE_DIGITS = 6
const TICKET_BYTES = 24

type Start = PublicCall<'startForgot'>

function newCode(): string {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(value % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

const newTicket = () => base64Url(crypto.getRandomValues(new Uint8Array(TICKET_BYTES)))
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000)

/** The account that a code may be sent to: with a mailbox, no child under fourteen, and not too often. */
async function findReceiver(db: Db, { clock, mailer, body }: Start) {
  const found = await findResettable(db, body.username)
  const now = clock.now()
  // Counted for unknown names as well, so that both take the same steps.
  const sentOfDay = await countResets(db, found?.id, new Date(now.getTime() - DAY_MS))
  const sentJustNow = await countResets(db, found?.id, new Date(now.getTime() - MINUTE_MS))
  if (!found?.email || !mailer.isConnected) return undefined
  if (isYoungChild(found.birthDate, now) || sentOfDay >= MAX_PER_DAY || sentJustNow > 0) return undefined
  return { ...found, email: found.email }
}

/**
 * Sends a code to the mailbox of an account. Known and unknown login names, those without a mailbox and children under
 * fourteen take the same steps and get the same response.
 */
export async function startReset(call: Start) {
  const { db, clock, origin, body } = call
  await requireProof(call, body.username)
  const [ticket, code, now] = [newTicket(), newCode(), clock.now()]
  const expiresAt = after(now, LIFETIME_S)
  const receiver = await db.transaction(async (tx) => {
    // Of those that come together each has to see the one before.
    await lockResets(tx, body.username)
    const found = await findReceiver(tx, call)
    await insertReset(tx, {
      ticketHash: await sha256(ticket),
      userId: found?.id ?? null,
      codeHash: await sha256(`${ticket} ${code}`),
      createdAt: now,
      expiresAt,
    })
    if (!found) return undefined
    await enqueueMail(tx, call, {
      userId: found.id,
      kind: 'password.code',
      to: found.email,
      subject: translate(origin.locale, 'mail.resetCodeSubject'),
      text: translate(origin.locale, 'mail.resetCodeText', { name: found.name, code }),
      expiresAt,
    })
    return found
  })
  if (receiver) deliverSoon(call)
  return { ticket, expiresIn: LIFETIME_S }
}

/** Checks a code. A ticket survives five wrong ones; what is wrong is not said. */
export async function verifyCode({ db, clock, body }: PublicCall<'verifyForgot'>): Promise<void> {
  const now = clock.now()
  const ticketHash = await sha256(body.ticket)
  const found = await consumeTry(db, ticketHash, now)
  const isRight = found?.codeHash === (await sha256(`${body.ticket} ${body.code.trim()}`))
  if (!isRight || found?.userId === null) throw refuse('CODE_WRONG', 'password.codeWrong')
  await markVerified(db, ticketHash, { now, until: after(now, LIFETIME_S) })
}

async function requireFresh({ db }: PublicCall<'resetForgot'>, userId: number, newPassword: string, stored: string) {
  const former = await listFormerPasswords(db, userId, COMPARED_PASSWORDS - 1)
  const matches = await Promise.all([stored, ...former].map((hash) => verifyPassword(newPassword, hash)))
  if (matches.includes(true)) throw invalidFields([{ field: 'newPassword', key: 'password.reused' }])
}

/** Stores the new password of a verified ticket, which is used up. All sessions end. */
export async function resetPassword(call: PublicCall<'resetForgot'>): Promise<void> {
  const { db, clock, secrets, settings, origin, body } = call
  const newPassword = await readPassword(body.newPassword, settings.passwordPrivateKey)
  requireRules(brokenRules(ownPasswordRules, { newPassword }))
  if (isCommonPassword(newPassword)) throw invalidFields([{ field: 'newPassword', key: 'password.common' }])
  const ticketHash = await sha256(body.ticket)
  const owner = await findVerified(db, ticketHash, clock.now())
  if (!owner) throw refuse('TICKET_EXPIRED', 'password.ticketExpired')
  const passwordHash = await withHashing(networkOf(origin.ip), async () => {
    await requireFresh(call, owner.userId, newPassword, owner.passwordHash)
    return hashPassword(newPassword)
  })
  const now = clock.now()
  await db.transaction(async (tx) => {
    if (!(await consumeVerified(tx, ticketHash, now))) throw refuse('TICKET_EXPIRED', 'password.ticketExpired')
    await replacePassword(tx, owner.userId, { former: owner.passwordHash, passwordHash }, now)
    await endSessionsOf(tx, owner.userId, 'password', now)
    await appendRows(tx, secrets.audit, 'operation', [
      {
        at: now,
        actorId: owner.userId,
        actorName: owner.name,
        orgId: owner.schoolId,
        action: 'user.forgotPassword',
        permissionCode: null,
        targetType: 'user',
        targetId: String(owner.userId),
        targetLabel: owner.username,
        requestId: origin.requestId,
        ip: origin.ip,
        diff: {},
      },
    ])
  })
}
