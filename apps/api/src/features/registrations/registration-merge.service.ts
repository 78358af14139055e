import { userTypes } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import type { Db } from '../../db/database'
import type { AnyCall, Call } from '../../http/call'
import { invalidFields, notFound, refuse } from '../../http/refusals'
import { sha256 } from '../../security/secrets'
import { translate } from '../../strings/translate'
import { newDigits } from '../contacts/codes'
import { notify } from '../notifications/notify'
import { deliverSoon, enqueueMail, enqueueText } from '../outbox/outbox.service'
import { heldRoleIds, saveRoles } from '../users/user-roles.queries'
import { effectiveState } from './effective-state'
import { DEFAULT_ROLES, linkChild } from './registration-audit.service'
import type { DuplicateAccount } from './registration-checks.queries'
import { contactsForProof, duplicatesOf } from './registration-duplicates'
import { AUDIT } from './registration-submit.service'
import {
  decideRegistration,
  listRegistrations,
  type RegistrationRecord,
  type RegistrationWithSchool,
  storeMergeCode,
  takeMergeTry,
} from './registrations.queries'

const LIFETIME_MS = 300_000
const MINUTE_MS = 60_000
const TRIES = 5
const MIN_NOTE = 5
const MAIL_DAYS_MS = 7 * 24 * 3_600_000

/** The request and one of its duplicates, both within the scope; the request is locked. */
async function findBoth(tx: Db, call: Call<'sendMergeCode'> | Call<'mergeRegistration'>) {
  const { actor, clock, body } = call
  const [found] = await listRegistrations(tx, [body.id], actor.scopeOf(AUDIT), true)
  if (!found) throw notFound()
  if (effectiveState(found.request, clock.now()) !== 'pending')
    throw refuse('REGISTRATION_DECIDED', 'registrations.decided')
  const duplicates = await duplicatesOf({ ...call, db: tx }, found.request)
  const account = duplicates.find(({ id }) => id === body.userId)
  if (!account) throw notFound()
  return { found, account }
}

/** Sends a code to an account that a request may belong to. */
export async function sendMergeCode(call: Call<'sendMergeCode'>): Promise<{ expiresIn: number }> {
  const { db, clock, origin, body } = call
  const [code, now] = [newDigits(), clock.now()]
  await db.transaction(async (tx) => {
    const { found, account } = await findBoth(tx, call)
    const { id, trackNo, mergeCodeSentAt } = found.request
    if (mergeCodeSentAt !== null && now.getTime() - mergeCodeSentAt.getTime() < MINUTE_MS)
      throw refuse('CODE_TOO_SOON', 'contacts.tooSoon')
    const to = (await contactsForProof({ ...call, db: tx }, account))[body.channel]
    if (to === null) throw refuse('CONTACT_ABSENT', 'registrations.noContact')
    const codeHash = await sha256(`${trackNo} ${code}`)
    await storeMergeCode(tx, id, { userId: account.id, codeHash, sentAt: now, tries: TRIES })
    const gaps = { name: account.name, code, school: found.schoolName }
    const expiresAt = new Date(now.getTime() + LIFETIME_MS)
    const message = { userId: account.id, kind: 'registration.mergeCode', to, expiresAt }
    const text = translate(origin.locale, 'mail.mergeCodeText', gaps)
    if (body.channel === 'mobile') await enqueueText(tx, call, { ...message, text })
    else await enqueueMail(tx, call, { ...message, text, subject: translate(origin.locale, 'mail.mergeCodeSubject') })
  })
  deliverSoon(call)
  return { expiresIn: LIFETIME_MS / 1_000 }
}

async function requireCode(call: Call<'mergeRegistration'>, request: RegistrationRecord): Promise<void> {
  const { clock, body } = call
  const { trackNo, mergeCodeHash, mergeCodeUser, mergeCodeSentAt } = request
  const isOpen =
    mergeCodeSentAt !== null &&
    clock.now().getTime() - mergeCodeSentAt.getTime() <= LIFETIME_MS &&
    mergeCodeUser === body.userId
  const isRight = mergeCodeHash === (await sha256(`${trackNo} ${body.code?.trim()}`))
  if (!isOpen || !isRight) throw refuse('CODE_WRONG', 'password.codeWrong')
}

/** The same person: proven by the code, or by the document of the identity number that both have. */
async function requireProof(call: Call<'mergeRegistration'>, request: RegistrationRecord, account: DuplicateAccount) {
  const { proof, note } = call.body
  if (proof === 'code') return requireCode(call, request)
  if (!account.isSameIdentity) throw invalidFields([{ field: 'proof', key: 'registrations.nameIsNoProof' }])
  const seen = note?.trim()
  if (seen === undefined || seen.length < MIN_NOTE)
    throw invalidFields([{ field: 'note', key: 'registrations.noteRequired' }])
}

/** Accounts of other types and schools stay what they are; anybody with an account can be a parent too. */
function requireSameWork({ userType, schoolId }: RegistrationRecord, account: DuplicateAccount): void {
  if (userType === userTypes.parent) return
  if (account.userType !== userType) throw refuse('MERGE_OTHER_TYPE', 'registrations.mergeOtherType')
  if (account.schoolId !== schoolId) throw refuse('MERGE_OTHER_SCHOOL', 'registrations.mergeOtherSchool')
}

async function addRole(tx: Db, { actor, clock }: AnyCall, userId: number, roleId: number): Promise<void> {
  const held = await heldRoleIds(tx, userId)
  if (!held.includes(roleId)) await saveRoles(tx, userId, [...held, roleId], actor.userId, clock.now())
}

async function mailApplicant(tx: Db, call: AnyCall, { request, schoolName }: RegistrationWithSchool, username: string) {
  if (!call.mailer.isConnected) return
  const { locale } = call.origin
  await enqueueMail(tx, call, {
    userId: null,
    kind: 'registration.merged',
    to: request.email,
    subject: translate(locale, 'mail.registrationMergedSubject'),
    text: translate(locale, 'mail.registrationMergedText', {
      name: request.name,
      trackNo: request.trackNo,
      school: schoolName,
      username,
    }),
    expiresAt: new Date(call.clock.now().getTime() + MAIL_DAYS_MS),
  })
}

/** Closes a request in favour of an account that its applicant has proven to own. Returns its login name. */
export async function mergeRequest(call: Call<'mergeRegistration'>): Promise<string> {
  const { db, actor, clock, body } = call
  // Outside of the transaction, so that a wrong code costs its try.
  if (body.proof === 'code') await takeTry(call)
  const username = await db.transaction(async (tx) => {
    const { found, account } = await findBoth(tx, call)
    const { request } = found
    await requireProof(call, request, account)
    requireSameWork(request, account)
    await addRole(tx, call, account.id, DEFAULT_ROLES[request.userType])
    await linkChild(tx, account.id, found)
    await decideRegistration(tx, request.id, {
      state: 'approved',
      decidedBy: actor.userId,
      decidedAt: clock.now(),
      reason: null,
      userId: account.id,
      mergeProof: body.proof,
    })
    const facts = { name: request.name, school: found.schoolName }
    await notify(tx, call, { userId: account.id, event: 'registration.merged', facts })
    await mailApplicant(tx, call, found, account.username)
    await recordOperation(tx, call, {
      action: 'registration.merge',
      permissionCode: AUDIT,
      target: { type: 'registration', id: request.id, label: request.trackNo },
      facts: {
        userId: account.id,
        proof: body.proof,
        ...(body.proof === 'document' && { reason: body.note?.trim() }),
      },
    })
    return account.username
  })
  deliverSoon(call)
  return username
}

/** Takes one of the five tries of a code. */
async function takeTry(call: Call<'mergeRegistration'>): Promise<void> {
  const [found] = await listRegistrations(call.db, [call.body.id], call.actor.scopeOf(AUDIT))
  if (!found) throw notFound()
  if (!(await takeMergeTry(call.db, found.request.id))) throw refuse('CODE_WRONG', 'password.codeWrong')
}
