import { registrationTexts, userTypes } from '@doorway/api-client/rules'
import { recordOperation } from '../../audit/operation-log'
import { type Db, violatedConstraint } from '../../db/database'
import { onlyRow } from '../../db/only-row'
import type { Call } from '../../http/call'
import { invalidFields, notFound, Refusal, refuse } from '../../http/refusals'
import { hashPassword } from '../../security/passwords'
import { seal, searchHashes, unseal } from '../../security/personal-data'
import { translate } from '../../strings/translate'
import { isUsernameTaken } from '../auth/auth.queries'
import { notify } from '../notifications/notify'
import { deliverSoon, enqueueMail } from '../outbox/outbox.service'
import { insertConsent } from '../preschool/consents.queries'
import { insertAccounts } from '../users/accounts.queries'
import { insertGuardian, listParentIds } from '../users/guardians.queries'
import { renewHashes } from '../users/renew-hashes.queries'
import { saveAssignments } from '../users/user-assignments.queries'
import { upsertStudent, upsertTeacher } from '../users/user-extras.queries'
import { saveRoles } from '../users/user-roles.queries'
import { insertAccount } from '../users/user-save.service'
import { findParentOf, findSameIdentity, findStudentOf } from './registration-checks.queries'
import { AUDIT } from './registration-submit.service'
import { effectiveState } from './effective-state'
import { guardianOf, type StoredGuardian } from './registrations.presenter'
import {
  decideRegistration,
  insertOwnPassword,
  listRegistrations,
  type RegistrationWithSchool,
} from './registrations.queries'

type Audit = Call<'auditRegistrations'>

const MIN_REASON = 5
const MAIL_DAYS_MS = 7 * 24 * 3_600_000
/** The role of an account by the type of its owner (domain 2.10). */
export const DEFAULT_ROLES = { '4': 14, '5': 15, '6': 16 } as const

/** A request that is going to be approved, with what takes time to prepare. */
interface Approval extends RegistrationWithSchool {
  guardian: StoredGuardian | null
  /** Hash of an unknown password, for the account of a new guardian. */
  unknownPassword: string | undefined
}

async function prepareApproval(call: Audit, found: RegistrationWithSchool): Promise<Approval> {
  const guardian = await guardianOf(call, found.request)
  return { ...found, guardian, unknownPassword: guardian ? await hashPassword(crypto.randomUUID()) : undefined }
}

/** A fault of one of several requests names its person. */
const namedRefusal = (code: string, key: 'registrations.identityTaken' | 'registrations.nameTaken', name: string) =>
  new Refusal(200, code, key, { gaps: { name } })

async function requireNew(tx: Db, { secrets }: Audit, { request }: Approval): Promise<void> {
  if (await isUsernameTaken(tx, request.username))
    throw namedRefusal('USERNAME_TAKEN', 'registrations.nameTaken', request.name)
  if (request.idCardEnc === null) return
  const idCard = await unseal(secrets, request.idCardEnc)
  await renewHashes(tx, secrets, 'idCard', [idCard])
  if (await findSameIdentity(tx, await searchHashes(secrets, idCard)))
    throw namedRefusal('IDENTITY_TAKEN', 'registrations.identityTaken', request.name)
}

async function addAccount(tx: Db, call: Audit, { request, position }: Approval): Promise<number> {
  const { clock, actor } = call
  const now = clock.now()
  const { username, name, userType, sex, birthDate, email, schoolId, areaCode, remark } = request
  const { idCardEnc, idCardHash, mobileEnc, mobileHash, passwordHash } = request
  if (passwordHash === null) throw new Error(`The request ${request.trackNo} is pending and has no password.`)
  const added = await insertAccounts(tx, [
    {
      username,
      name,
      userType,
      sex,
      birthDate,
      email,
      schoolId,
      orgPos: position,
      areaCode,
      remark,
      idCardEnc,
      idCardHash,
      mobileEnc,
      mobileHash,
      source: 'register',
      registerTime: now,
      createdAt: now,
      createdBy: actor.userId,
    },
  ])
  const { id } = onlyRow(added)
  await insertOwnPassword(tx, id, passwordHash, now)
  await saveRoles(tx, id, [DEFAULT_ROLES[userType]], actor.userId, now)
  return id
}

async function addDetails(tx: Db, userId: number, { request }: Approval): Promise<void> {
  const { userType, details, enrollmentNumberEnc, enrollmentNumberHash } = request
  const { gradeId, classId, userNumber, inSchoolYear, userDutyType, pairs } = details
  if (userType === userTypes.student)
    await upsertStudent(tx, userId, {
      gradeId,
      classId,
      userNumber,
      inSchoolYear,
      enrollmentNumberEnc,
      enrollmentNumberHash,
    })
  if (userType === userTypes.teacher) {
    await upsertTeacher(tx, userId, { userDutyType, userNumber })
    await saveAssignments(tx, userId, { pairs })
  }
}

/** The account of a guardian: the one of this name and mobile at the school, else a new one with a random login name. */
async function accountOfGuardian(
  tx: Db,
  call: Audit,
  { request, position, unknownPassword }: Approval,
  guardian: StoredGuardian,
) {
  const { secrets, actor, clock } = call
  const { schoolId, areaCode } = request
  const mobileHashes = await searchHashes(secrets, guardian.mobile)
  const known = await findParentOf(tx, { schoolId, name: guardian.name, mobileHashes })
  if (known !== undefined || unknownPassword === undefined) return known
  const mobile = await seal(secrets, guardian.mobile)
  const username = `p_${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`
  const columns = {
    name: guardian.name,
    userType: userTypes.parent,
    schoolId,
    orgPos: position,
    areaCode,
    mobileEnc: mobile.enc,
    mobileHash: mobile.hash,
  }
  const id = await insertAccount(tx, call, { username, columns, passwordHash: unknownPassword })
  await saveRoles(tx, id, [DEFAULT_ROLES[userTypes.parent]], actor.userId, clock.now())
  return id
}

async function addGuardian(tx: Db, call: Audit, studentUserId: number, approval: Approval): Promise<void> {
  const { guardian, request } = approval
  if (!guardian) return
  const parentUserId = await accountOfGuardian(tx, call, approval, guardian)
  if (parentUserId === undefined) return
  await insertGuardian(tx, { parentUserId, studentUserId, familyName: guardian.familyName, isPrimary: true })
  const { textCode } = registrationTexts.child
  for (const given of request.consents.filter((one) => one.textCode === textCode)) {
    await insertConsent(tx, {
      subjectId: studentUserId,
      guardianId: parentUserId,
      scope: 'account',
      channel: 'portal',
      givenAt: request.submittedAt,
      ...given,
    })
  }
}

/** Makes a parent the guardian of the child that the request names, unless they are already. */
export async function linkChild(
  tx: Db,
  parentUserId: number,
  { request }: Pick<RegistrationWithSchool, 'request'>,
): Promise<void> {
  const { childUsername } = request.details
  const studentUserId = childUsername && (await findStudentOf(tx, request.schoolId, childUsername))
  if (!studentUserId) return
  const parentIds = await listParentIds(tx, studentUserId)
  if (!parentIds.includes(parentUserId)) await insertGuardian(tx, { parentUserId, studentUserId, isPrimary: false })
}

async function sendDecision(tx: Db, call: Audit, approval: RegistrationWithSchool, reason: string | undefined) {
  if (!call.mailer.isConnected) return
  const { name, email, username, trackNo } = approval.request
  const { locale } = call.origin
  const gaps = { name, username, trackNo, school: approval.schoolName, ...(reason !== undefined && { reason }) }
  const isApproved = reason === undefined
  await enqueueMail(tx, call, {
    userId: null,
    kind: isApproved ? 'registration.approved' : 'registration.returned',
    to: email,
    subject: translate(locale, isApproved ? 'mail.registrationApprovedSubject' : 'mail.registrationReturnedSubject'),
    text: translate(locale, isApproved ? 'mail.registrationApprovedText' : 'mail.registrationReturnedText', gaps),
    expiresAt: new Date(call.clock.now().getTime() + MAIL_DAYS_MS),
  })
}

async function approve(tx: Db, call: Audit, approval: Approval): Promise<number> {
  await requireNew(tx, call, approval)
  const userId = await addAccount(tx, call, approval)
  await addDetails(tx, userId, approval)
  await addGuardian(tx, call, userId, approval)
  await linkChild(tx, userId, approval)
  const facts = { name: approval.request.name, school: approval.schoolName }
  await notify(tx, call, { userId, event: 'registration.approved', facts })
  return userId
}

async function decideOne(tx: Db, call: Audit, approval: Approval, reason: string | undefined): Promise<void> {
  const { actor, clock } = call
  const { request } = approval
  const userId = reason === undefined ? await approve(tx, call, approval) : null
  await sendDecision(tx, call, approval, reason)
  await decideRegistration(tx, request.id, {
    state: reason === undefined ? 'approved' : 'returned',
    decidedBy: actor.userId,
    decidedAt: clock.now(),
    reason: reason ?? null,
    userId,
  })
  await recordOperation(tx, call, {
    action: reason === undefined ? 'registration.pass' : 'registration.return',
    permissionCode: AUDIT,
    target: { type: 'registration', id: request.id, label: request.trackNo },
    facts: { ...(userId !== null && { userId }), ...(reason !== undefined && { reason }) },
  })
}

/** Approves or returns requests, all of them or none. A request is decided about once, and not after it has expired. */
export async function auditRequests(call: Audit): Promise<number> {
  const { db, actor, clock, body } = call
  const ids = [...new Set(body.ids)]
  const reason = body.decision === 'return' ? body.reason?.trim() : undefined
  if (body.decision === 'return' && !(reason && reason.length >= MIN_REASON))
    throw invalidFields([{ field: 'reason', key: 'registrations.reasonRequired' }])
  const scope = actor.scopeOf(AUDIT)
  const found = await listRegistrations(db, ids, scope)
  const prepared = await Promise.all(found.map((one) => prepareApproval(call, one)))
  await db
    .transaction(async (tx) => {
      const current = await listRegistrations(tx, ids, scope, true)
      if (current.length !== ids.length || prepared.length !== ids.length) throw notFound()
      if (current.some(({ request }) => effectiveState(request, clock.now()) !== 'pending'))
        throw refuse('REGISTRATION_DECIDED', 'registrations.decided')
      for (const approval of prepared) await decideOne(tx, call, approval, reason)
    })
    .catch((error: unknown) => {
      const taken = ['app_user_username', 'app_user_id_card', 'user_student_enrollment_number_hash_key']
      const constraint = violatedConstraint(error)
      throw constraint !== undefined && taken.includes(constraint)
        ? refuse('IDENTITY_TAKEN', 'registrations.takenMeanwhile')
        : error
    })
  deliverSoon(call)
  return ids.length
}
