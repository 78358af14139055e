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
import { newDigits, recoveryHash } from '../contacts/codes'
import { consumeRecoveryCode } from '../contacts/contacts.queries'
import { findVerifiedContacts } from '../contacts/contacts.service'
import { deliverSoon, enqueueMail, enqueueText } from '../outbox/outbox.service'
import { listFormerPasswords, replacePassword } from '../users/accounts.queries'
import {
  consumeTry,
  consumeVerified,
  countResets,
  findResettable,
  findVerified,
  insertReset,
  listGuardianIds,
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
const TICKET_BYTES = 24
/** An id that no account has. */
const NO_ACCOUNT = 0

type Start = PublicCall<'startForgot'>

const newTicket = () => base64Url(crypto.getRandomValues(new Uint8Array(TICKET_BYTES)))
const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1_000)

/** Whose password may be set, and where the code goes; without an address it is a recovery code that is there already. */
interface Receiver {
  id: number
  name: string
  to?: { userId: number; address: string; text: 'mail.resetCodeText' | 'mail.resetCodeSms' | 'mail.resetCodeChildSms' }
}

type Found = NonNullable<Awaited<ReturnType<typeof findResettable>>>

/** Where a code for this account goes by this channel. A child under fourteen gets none: a guardian's number does. */
async function addressOf(call: Start, { id, email, birthDate }: Found): Promise<Receiver['to']> {
  const { db, clock, mailer, texter, body } = call
  const isChild = isYoungChild(birthDate, clock.now())
  if (body.channel !== 'sms') {
    const isOpen = mailer.isConnected && !isChild && email !== null && email !== ''
    return isOpen ? { userId: id, address: email, text: 'mail.resetCodeText' } : undefined
  }
  if (!texter.isConnected) return undefined
  const owners = isChild ? await listGuardianIds(db, id) : [id]
  for (const userId of owners) {
    const { mobile: address } = await findVerifiedContacts(call, userId)
    if (address !== undefined)
      return { userId, address, text: isChild ? 'mail.resetCodeChildSms' : 'mail.resetCodeSms' }
  }
  return undefined
}

/** The account that the request is for, unless no code may be sent or accepted. */
async function findReceiver(call: Start): Promise<Receiver | undefined> {
  const { db, clock, body } = call
  const found = await findResettable(db, body.username)
  const now = clock.now()
  // Counted for unknown names as well, so that both take the same steps.
  const sentOfDay = await countResets(db, found?.id, new Date(now.getTime() - DAY_MS))
  const sentJustNow = await countResets(db, found?.id, new Date(now.getTime() - MINUTE_MS))
  if (!found) return undefined
  const { id, name } = found
  if (body.channel === 'recovery') return isYoungChild(found.birthDate, now) ? undefined : { id, name }
  const to = await addressOf(call, found)
  return to && sentOfDay < MAX_PER_DAY && sentJustNow === 0 ? { id, name, to } : undefined
}

async function enqueueCode(tx: Db, call: Start, { name, to }: Receiver, code: string, expiresAt: Date): Promise<void> {
  const { locale } = call.origin
  if (!to) return
  const message = { userId: to.userId, kind: 'password.code', to: to.address, expiresAt }
  const text = translate(locale, to.text, { name, code })
  if (call.body.channel === 'sms') return enqueueText(tx, call, { ...message, text })
  return enqueueMail(tx, call, { ...message, text, subject: translate(locale, 'mail.resetCodeSubject') })
}

/**
 * Sends a code to the mailbox or the confirmed number of an account, or waits for a recovery code. Known and unknown
 * login names, those that cannot be reached and children under fourteen get the same response.
 */
export async function startReset(call: Start) {
  const { db, clock, body } = call
  await requireProof(call, body.username)
  const [ticket, code, now] = [newTicket(), newDigits(), clock.now()]
  const expiresAt = after(now, LIFETIME_S)
  const receiver = await db.transaction(async (tx) => {
    // Of those that come together each has to see the one before.
    await lockResets(tx, body.username)
    const found = await findReceiver({ ...call, db: tx })
    await insertReset(tx, {
      ticketHash: await sha256(ticket),
      userId: found?.id ?? null,
      codeHash: await sha256(`${ticket} ${code}`),
      channel: body.channel ?? 'mail',
      createdAt: now,
      expiresAt,
    })
    if (found) await enqueueCode(tx, call, found, code, expiresAt)
    return found
  })
  if (receiver?.to) deliverSoon(call)
  return { ticket, expiresIn: LIFETIME_S }
}

type Reset = NonNullable<Awaited<ReturnType<typeof consumeTry>>>

/** A code that was sent, or for a ticket of that kind one of the person's recovery codes, which is used up. */
async function isRightCode(call: PublicCall<'verifyForgot'>, { userId, codeHash, channel }: Reset, now: Date) {
  const { db, body } = call
  if (channel !== 'recovery') return codeHash === (await sha256(`${body.ticket} ${body.code.trim()}`))
  // Unknown names take the same steps.
  const owner = userId === null ? NO_ACCOUNT : userId
  return consumeRecoveryCode(db, owner, await recoveryHash(owner, body.code), now)
}

/** Checks a code. A ticket survives five wrong ones; what is wrong is not said. */
export async function verifyCode(call: PublicCall<'verifyForgot'>): Promise<void> {
  const { db, clock, body } = call
  const now = clock.now()
  const ticketHash = await sha256(body.ticket)
  const found = await consumeTry(db, ticketHash, now)
  if (!found || !(await isRightCode(call, found, now)) || found.userId === null)
    throw refuse('CODE_WRONG', 'password.codeWrong')
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
