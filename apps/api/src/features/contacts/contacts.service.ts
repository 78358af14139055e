import type { Schema } from '@doorway/api-client/types'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { ContactKind } from '../../db/tables/contacts'
import type { AnyCall, Call } from '../../http/call'
import { refuse } from '../../http/refusals'
import { isMinor, maskEmail, maskMobile } from '../../security/masks'
import { searchHash, unseal } from '../../security/personal-data'
import { sha256 } from '../../security/secrets'
import { translate } from '../../strings/translate'
import { deliverSoon, enqueueMail, enqueueText } from '../outbox/outbox.service'
import { requireOwnPassword } from '../users/password-change.service'
import { newDigits, newRecoveryCode, recoveryHash } from './codes'
import {
  consumeTry,
  countCodes,
  findContacts,
  insertCode,
  lockCodes,
  markVerified,
  replaceRecoveryCodes,
} from './contacts.queries'

const LIFETIME_S = 300
const DAY_MS = 24 * 3_600_000
const MINUTE_MS = 60_000
/** Codes for one person and kind: one a minute, five a day (domain 4.5). */
const MAX_PER_DAY = 5
const RECOVERY_CODES = 8

interface Contact {
  value: string
  valueHash: string
  isVerified: boolean
}

/** A person's number and mailbox in full; null where there is none. */
async function readContacts({ db, secrets }: Pick<AnyCall, 'db' | 'secrets'>, userId: number) {
  const row = await findContacts(db, userId)
  const contactOf = async (kind: ContactKind, value: string | null): Promise<Contact | null> => {
    if (value === null || value === '') return null
    const valueHash = await searchHash(secrets, value)
    const isVerified = row.verified.some((known) => known.kind === kind && known.valueHash === valueHash)
    return { value, valueHash, isVerified }
  }
  return {
    row,
    mobile: await contactOf('mobile', row.mobileEnc === null ? null : await unseal(secrets, row.mobileEnc)),
    email: await contactOf('email', row.email),
  }
}

/** The caller's number and mailbox as they are shown: masked, with whether they are confirmed and can be. */
export async function readOwnContacts(call: AnyCall): Promise<Schema<'OwnContacts'>> {
  const { actor, mailer, texter, clock } = call
  const { row, mobile, email } = await readContacts(call, actor.userId)
  const shown = (contact: Contact | null, masked: string, isOpen: boolean) =>
    contact && { masked, isVerified: contact.isVerified, canVerify: isOpen }
  const minor = isMinor(row.birthDate, clock.now())
  return {
    mobileContact: shown(mobile, mobile ? maskMobile(mobile.value, minor) : '', texter.isConnected),
    emailContact: shown(email, email ? maskEmail(email.value) : '', mailer.isConnected),
    recoveryCodes: row.recoveryCodes,
  }
}

/** The confirmed number and mailbox of a person; undefined what is absent or not confirmed. */
export async function findVerifiedContacts(context: Pick<AnyCall, 'db' | 'secrets'>, userId: number) {
  const { mobile, email } = await readContacts(context, userId)
  const valueOf = (contact: Contact | null) => (contact?.isVerified ? contact.value : undefined)
  return { mobile: valueOf(mobile), email: valueOf(email) }
}

async function requireRate(tx: Db, { clock, actor }: AnyCall, kind: ContactKind): Promise<void> {
  const now = clock.now().getTime()
  const isTooMany = (await countCodes(tx, actor.userId, kind, new Date(now - DAY_MS))) >= MAX_PER_DAY
  const isTooSoon = (await countCodes(tx, actor.userId, kind, new Date(now - MINUTE_MS))) > 0
  if (isTooMany || isTooSoon) throw refuse('CODE_TOO_SOON', isTooMany ? 'contacts.tooMany' : 'contacts.tooSoon')
}

async function enqueueCode(
  tx: Db,
  call: AnyCall,
  kind: ContactKind,
  message: { to: string; code: string; expiresAt: Date },
) {
  const { actor, origin } = call
  const { to, code, expiresAt } = message
  const outgoing = { userId: actor.userId, kind: 'contact.code', to, expiresAt }
  const gaps = { name: actor.name, code }
  if (kind === 'mobile')
    return enqueueText(tx, call, { ...outgoing, text: translate(origin.locale, 'mail.contactCodeSms', gaps) })
  const subject = translate(origin.locale, 'mail.contactCodeSubject')
  return enqueueMail(tx, call, { ...outgoing, subject, text: translate(origin.locale, 'mail.contactCodeText', gaps) })
}

/** Sends a code to the caller's stored number or mailbox. */
export async function sendCode(call: Call<'sendContactCode'>): Promise<{ expiresIn: number }> {
  const { db, actor, clock, mailer, texter, body } = call
  const { kind } = body
  const contact = (await readContacts(call, actor.userId))[kind]
  if (!contact) throw refuse('CONTACT_ABSENT', 'contacts.absent')
  if (!(kind === 'mobile' ? texter : mailer).isConnected) throw refuse('CHANNEL_CLOSED', 'contacts.channelClosed')
  const [id, code, now] = [crypto.randomUUID(), newDigits(), clock.now()]
  const expiresAt = new Date(now.getTime() + LIFETIME_S * 1_000)
  await db.transaction(async (tx) => {
    // Of requests that come together each has to see the one before.
    await lockCodes(tx, actor.userId)
    await requireRate(tx, call, kind)
    const codeHash = await sha256(`${id} ${code}`)
    await insertCode(tx, {
      id,
      userId: actor.userId,
      kind,
      valueHash: contact.valueHash,
      codeHash,
      createdAt: now,
      expiresAt,
    })
    await enqueueCode(tx, call, kind, { to: contact.value, code, expiresAt })
  })
  deliverSoon(call)
  return { expiresIn: LIFETIME_S }
}

/** Confirms the caller's number or mailbox with the code that was sent last, unless the value has changed since. */
export async function verifyContact(call: Call<'verifyContact'>): Promise<void> {
  const { db, actor, clock, body } = call
  const { kind } = body
  const contact = (await readContacts(call, actor.userId))[kind]
  const now = clock.now()
  const sent = await consumeTry(db, actor.userId, kind, now)
  const isRight = sent?.codeHash === (await sha256(`${sent?.id} ${body.code.trim()}`))
  if (!sent || !isRight || sent.valueHash !== contact?.valueHash) throw refuse('CODE_WRONG', 'password.codeWrong')
  await db.transaction(async (tx) => {
    await markVerified(tx, { userId: actor.userId, kind, valueHash: sent.valueHash, verifiedAt: now }, sent.id)
    await recordOperation(tx, call, {
      action: 'user.verifyContact',
      target: { type: 'user', id: actor.userId, label: actor.username },
      facts: { kind },
    })
  })
}

/** Makes new recovery codes, which are shown once; those before are void. */
export async function createRecoveryCodes(call: Call<'createRecoveryCodes'>): Promise<string[]> {
  const { db, actor, clock, body } = call
  await requireOwnPassword(call, body.password)
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes = await Promise.all(codes.map((code) => recoveryHash(actor.userId, code)))
  await db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, actor.userId, hashes, clock.now())
    await recordOperation(tx, call, {
      action: 'user.createRecoveryCodes',
      target: { type: 'user', id: actor.userId, label: actor.username },
    })
  })
  return codes
}
